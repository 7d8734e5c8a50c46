import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, useCan } from '@replybay/feature-kit'
import { IconButton, Menu, type MenuItem, useFromBreakpoint, useToasts } from '@replybay/ui-kit'
import {
  IconBan,
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconDotsVertical,
  IconHistory,
  IconLink,
  IconMail,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTicketDeletion } from '../deletion/use-ticket-deletion.ts'
import { useTicketShortcut } from '../model/use-ticket-shortcut.ts'
import { useNeighbours } from './use-neighbours.ts'
import { onDemand } from '../on-demand/on-demand.ts'

const HistorySheet = onDemand(async () => (await import('./history/history-sheet.tsx')).HistorySheet)

const RawFields = onDemand(async () => (await import('./fields/raw-fields.tsx')).RawFields)

interface TicketMenuProps {
  ticket: Ticket
  /** What stands before the rest. */
  first?: readonly MenuItem[]
  onOpen: (ticketId: string) => void
  /** Absent where the backend keeps no such marks. */
  onMarkUnread: (() => void) | undefined
  onDelete: () => void
  /** It is gone from the list: on to the next. */
  onDone: () => void
}

/** What else can be done with a ticket; on phones that is also to go to its neighbours. */
export function TicketMenu(props: TicketMenuProps) {
  const { ticket, first = [], onOpen, onMarkUnread, onDelete, onDone } = props
  const { t } = useLingui()
  const toasts = useToasts()
  const canBlock = useCan('customers')
  const hasButtons = useFromBreakpoint('md')
  const { before, after } = useNeighbours(hasButtons ? undefined : ticket._id)
  const More = hasButtons ? IconDots : IconDotsVertical
  const [isHistoryShown, setHistoryShown] = useState(false)
  // Once it was open it stays: it gives the focus back when it closes.
  const [fields, setFields] = useState<'open' | 'closed'>()
  const remove = useTicketDeletion()

  async function copyLink() {
    const link = new URL(`/ticket/${encodeURIComponent(ticket._id)}`, location.origin)
    try {
      await navigator.clipboard.writeText(link.href)
      toasts.show({ tone: 'success', title: t`Link copied` })
    } catch {
      toasts.show({ tone: 'danger', title: t`Couldn’t copy the link`, detail: link.href })
    }
  }
  useTicketShortcut(ticket, {
    id: 'copy-ticket-link',
    keys: 'l',
    label: t`Copy link`,
    icon: IconLink,
    run: () => void copyLink(),
  })
  const step = (key: string, label: string, icon: MenuItem['icon'], id: string | undefined): MenuItem[] =>
    id === undefined ? [] : [{ key, label, icon, onSelect: () => onOpen(id) }]
  const items: MenuItem[] = [
    ...first,
    ...step('before', t`Previous ticket`, <IconChevronUp aria-hidden />, before),
    ...step('after', t`Next ticket`, <IconChevronDown aria-hidden />, after),
    {
      key: 'link',
      label: t`Copy link`,
      icon: <IconLink aria-hidden />,
      shortcut: 'l',
      onSelect: () => void copyLink(),
    },
  ]
  if (onMarkUnread) {
    items.push({
      key: 'unread',
      label: t`Mark as unread`,
      icon: <IconMail aria-hidden />,
      shortcut: 'u',
      onSelect: onMarkUnread,
    })
  }
  if (ticket.events) {
    items.push({
      key: 'history',
      label: t`History`,
      icon: <IconHistory aria-hidden />,
      onSelect: () => setHistoryShown(true),
    })
  }
  if (hasButtons) {
    items.push({
      key: 'fields',
      label: t`Raw fields`,
      icon: <IconDots aria-hidden />,
      onSelect: () => setFields('open'),
    })
  }
  if (canBlock) {
    items.push({
      key: 'spam',
      label: t`Spam: block and delete`,
      icon: <IconBan aria-hidden />,
      danger: true,
      onSelect: () => {
        remove(ticket, { blocks: true })
        onDone()
      },
    })
  }
  items.push({
    key: 'delete',
    shortcut: '#',
    label: t`Delete`,
    icon: <IconTrash aria-hidden />,
    danger: true,
    onSelect: onDelete,
  })
  return (
    <>
      <Menu
        label={t`More actions`}
        placement="bottom-end"
        trigger={
          <IconButton label={t`More actions`} size={hasButtons ? 'md' : 'lg'} icon={<More aria-hidden />} />
        }
        items={items}
      />
      <LazyBoundary>
        {isHistoryShown && <HistorySheet ticket={ticket} onClose={() => setHistoryShown(false)} />}
        {fields && (
          <RawFields ticket={ticket} isOpen={fields === 'open'} onClose={() => setFields('closed')} />
        )}
      </LazyBoundary>
    </>
  )
}
