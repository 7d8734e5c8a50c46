import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { type Shortcut, useShortcut } from '@replybay/ui-kit'
import { customerName } from './customer-name.ts'

/** What the palette offers before anything is typed, in the order of its use. */
const order = [
  'close-ticket',
  'ticket-reply',
  'ticket-note',
  'assign-ticket',
  'tag-ticket',
  'snooze-ticket',
  'ticket-suggest',
  'teach-ticket',
  'mark-unread',
  'copy-ticket-link',
  'delete-ticket',
]

/** Offers something that can be done with the open ticket to keys and the palette, also while the ticket is on its way. */
export function useTicketShortcut(
  ticket: Pick<TicketSummary, 'customer'> | undefined,
  shortcut: Omit<Shortcut, 'group' | 'selection' | 'subject' | 'place'>,
): void {
  const { t, i18n } = useLingui()
  useShortcut({
    ...shortcut,
    group: t`This ticket`,
    subject: ticket && customerName(i18n, ticket.customer),
    place: order.indexOf(shortcut.id) + 1 || undefined,
  })
}
