import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { type Shortcut, useShortcut } from '@replybay/ui-kit'
import { customerName } from './customer-name.ts'

/** Offers something that can be done with the open ticket to keys and the palette. */
export function useTicketShortcut(
  { customer }: Pick<TicketSummary, 'customer'>,
  shortcut: Omit<Shortcut, 'group' | 'selection' | 'subject'>,
): void {
  const { t, i18n } = useLingui()
  useShortcut({ ...shortcut, group: t`This ticket`, subject: customerName(i18n, customer) })
}
