import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useShortcut } from '@replybay/ui-kit'
import {
  IconArrowBackUp,
  IconLock,
  IconMail,
  IconMoon,
  IconTag,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react'
import { focusComposer } from '../model/composer-focus.ts'
import { changeOf, type TicketStep } from '../change/ticket-step.ts'
import type { InboxFilter } from '../model/inbox-filter.ts'
import type { RowMenuKey } from '../model/row-menu-key.ts'
import { staysListed } from '../model/stays-listed.ts'
import { useOpenInList } from '../use-open-in-list.ts'
import { useFocusedName } from './use-focused-name.ts'
import type { RowAct } from './row-tools.tsx'

interface WorkKeysProps {
  filter: InboxFilter
  /** The ticket whose row has the focus. */
  focused: () => TicketSummary | undefined
  onAct: RowAct
  /** The row may go, and the focus must not go with it. */
  onLeaving: () => void
  /** Chooses a ticket, with a menu open of what is to be done with it. */
  onMenu: (ticketId: string, menu: RowMenuKey) => void
}

/** What keys do to the row that has the focus beside closing and deleting it. Shows nothing. */
export function WorkKeys({ filter, focused, onAct, onLeaving, onMenu }: WorkKeysProps) {
  const { t } = useLingui()
  const user = useUser()
  const group = t`This ticket`
  const act = (step: TicketStep) => () => {
    const ticket = focused()
    if (!ticket) return
    if (!staysListed(changeOf(step), filter)) onLeaving()
    onAct(ticket, step)
  }
  const open = (menu: RowMenuKey) => () => {
    const ticket = focused()
    if (ticket) onMenu(ticket._id, menu)
  }
  const { open: show } = useOpenInList()
  const write = (isNote: boolean) => () => {
    const ticket = focused()
    if (!ticket) return
    focusComposer(ticket._id, isNote)
    void show(ticket._id)
  }
  const subject = useFocusedName(focused) ?? ''
  const take = act({ assigneeId: user._id, assigneeName: user.name })
  const shared = { group, subject }
  useShortcut({
    ...shared,
    id: 'reply-row',
    keys: 'r',
    label: t`Reply`,
    icon: IconArrowBackUp,
    place: 2,
    run: write(false),
  })
  useShortcut({
    ...shared,
    id: 'note-row',
    keys: 'n',
    label: t`Write a note`,
    detail: t`only visible to your team`,
    icon: IconLock,
    place: 3,
    run: write(true),
  })
  useShortcut({
    ...shared,
    id: 'take-row',
    keys: 'a',
    label: t`Assign to me`,
    icon: IconUser,
    place: 4,
    run: take,
  })
  useShortcut({
    ...shared,
    id: 'unread-row',
    keys: 'u',
    label: t`Mark as unread`,
    icon: IconMail,
    run: act({ unread: true }),
  })
  useShortcut({
    ...shared,
    id: 'snooze-row',
    keys: 's',
    label: t`Snooze…`,
    icon: IconMoon,
    place: 5,
    run: open('snooze'),
  })
  useShortcut({
    ...shared,
    id: 'tag-row',
    keys: 't',
    label: t`Tags…`,
    icon: IconTag,
    place: 6,
    run: open('tags'),
  })
  useShortcut({
    ...shared,
    id: 'assign-row',
    keys: 'shift+a',
    label: t`Assign to…`,
    icon: IconUserPlus,
    place: 7,
    run: open('assign'),
  })
  return null
}
