import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { type MenuItem, StatusGlyph, statusLabel } from '@replybay/ui-kit'
import type { TicketStep } from '../change/ticket-step.ts'

/** Where a ticket can be put, as the items of a menu. */
export function useStatusItems(
  { status }: Ticket,
  onChange: (step: TicketStep) => void,
  onDone: () => void,
): MenuItem[] {
  const { t } = useLingui()
  const choose = (to: 'open' | 'answered' | 'closed') => {
    if (to === status) return
    onChange({ status: to })
    if (to === 'closed') onDone()
  }
  return (['open', 'answered', 'closed'] as const).map((each) => ({
    key: each,
    label: t(statusLabel(each)),
    icon: <StatusGlyph decorative status={each} />,
    checked: each === status,
    onSelect: () => choose(each),
  }))
}
