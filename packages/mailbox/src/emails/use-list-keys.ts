import { useLingui } from '@lingui/react/macro'
import type { Selection } from '@replybay/feature-kit'
import { useShortcut, type VirtualListHandle } from '@replybay/ui-kit'
import { IconArchive, IconMail, IconTrash } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { type EmailActName, readOrUnread } from '../acts/email-acts.ts'
import type { ActOnEmails } from '../acts/use-email-act.ts'
import type { MailRow } from '../model/group-threads.ts'
import type { MailList } from './use-mail-list.ts'

interface ListKeys {
  list: RefObject<VirtualListHandle | null>
  mail: MailList
  openRow: MailRow | undefined
  selection: Selection
  onOpen: (emailId: string) => void
  /** Goes back to the list alone. */
  onLeave: () => void
  onAct: ActOnEmails
}

/** What keys do in a list of emails: move, select, archive, delete, go back. */
export function useListKeys({ list, mail, openRow, selection, onOpen, onLeave, onAct }: ListKeys) {
  const { t } = useLingui()
  const group = t`Email`
  const { rows } = mail
  const keysOfRows = () => rows.map(({ key }) => key)
  const target = () => list.current?.focusedKey() ?? openRow?.key

  function move(step: 1 | -1) {
    if (!openRow) return list.current?.moveFocus(step)
    const next = rows[rows.indexOf(openRow) + step]
    if (!next) return step === 1 ? mail.loadMore() : undefined
    onOpen(next.header._id)
    // The keys that follow mean the email that is opened, not the row that had the focus before.
    if (list.current?.focusedKey() !== undefined) list.current.focus(next.key)
  }
  function meant(): readonly MailRow[] {
    const key = target()
    return rows.filter((row) => (selection.ids.size > 0 ? selection.ids.has(row.key) : row.key === key))
  }
  const act = (name: EmailActName) => () => {
    const acted = meant()
    if (acted.length === 0) return
    onAct(name, acted)
    selection.clear()
  }
  const kind = mail.folder?.kind

  useShortcut({ id: 'next-email', keys: 'j', label: t`Next email`, group, run: () => move(1) })
  useShortcut({ id: 'previous-email', keys: 'k', label: t`Previous email`, group, run: () => move(-1) })
  useShortcut({
    id: 'choose-email',
    keys: 'x',
    label: t`Select or deselect email`,
    group,
    run() {
      const key = target()
      if (key !== undefined) selection.toggle(key)
    },
  })
  useShortcut({
    id: 'choose-emails-to',
    keys: 'shift+x',
    label: t`Extend selection to this email`,
    group,
    run() {
      const key = target()
      if (key !== undefined) selection.extendTo(key, keysOfRows())
    },
  })
  useShortcut({
    id: 'archive-email',
    keys: 'e',
    label: kind === 'archive' ? t`Move to inbox` : t`Archive email`,
    icon: IconArchive,
    group,
    run: act(kind === 'archive' ? 'restore' : 'archive'),
  })
  useShortcut({
    id: 'unread-email',
    keys: 'u',
    label: t`Mark as read or unread`,
    icon: IconMail,
    group,
    run() {
      const acted = meant()
      const [first] = acted
      if (!first) return
      onAct(first.key === openRow?.key ? 'unread' : readOrUnread(first), acted)
      selection.clear()
    },
  })
  useShortcut({
    id: 'delete-email',
    keys: '#',
    label: t`Delete email`,
    icon: IconTrash,
    isDanger: true,
    group,
    run: act('delete'),
  })
  useShortcut({
    id: 'leave-email',
    keys: 'escape',
    label: t`Back to the list`,
    group,
    run() {
      const field = document.activeElement
      // Who types leaves the field first, and nothing that was typed.
      if (field instanceof HTMLElement && field.matches('input, textarea, [contenteditable]')) field.blur()
      else if (selection.ids.size > 0) selection.clear()
      else onLeave()
    },
  })
  return { move }
}
