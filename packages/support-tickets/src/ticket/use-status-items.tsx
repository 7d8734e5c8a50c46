import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { type MenuItem, StatusGlyph, statusLabel } from '@replybay/ui-kit'
import type { TicketStatus } from './use-ticket-status.ts'

/** Where a ticket can be put, as the items of a menu. */
export function useStatusItems(
  { status }: Ticket,
  { isBusy, close, set }: TicketStatus,
  onDone: () => void,
): MenuItem[] {
  const { t } = useLingui()
  const choose = (to: 'open' | 'answered' | 'closed') => {
    if (to === status || isBusy) return
    if (to === 'closed') close(onDone)
    else set?.(to)
  }
  return (['open', 'answered', 'closed'] as const).map((each) => ({
    key: each,
    label: t(statusLabel(each)),
    icon: <StatusGlyph decorative status={each} />,
    checked: each === status,
    onSelect: () => choose(each),
  }))
}
