import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'

type Event = NonNullable<WarehouseReturn['history']>[number]

/** What happened to a return, and by whom. */
export function useEventWords(): (event: Event) => string {
  const { t } = useLingui()
  return ({ kind, actorName: name }) => {
    const words: Readonly<Record<Event['kind'], [alone: string, by: string]>> = {
      requested: [t`Requested by the customer`, t`Requested by ${name}`],
      approved: [t`Approved by itself`, t`Approved by ${name}`],
      approve: [t`Approved`, t`Approved by ${name}`],
      decline: [t`Request declined`, t`Declined by ${name}`],
      arrive: [t`Package arrived`, t`Arrived, taken in by ${name}`],
      handled: [t`Inspected`, t`Inspected by ${name}`],
      dispute: [t`Disputed`, t`Dispute opened by ${name}`],
      'dispute-closed': [t`Dispute closed`, t`Dispute closed by ${name}`],
      'exchange-accepted': [t`Exchange accepted`, t`Exchange accepted by ${name}`],
      'exchange-declined': [t`Exchange declined`, t`Exchange declined by ${name}`],
      'refund-requested': [t`Refund requested`, t`Refund requested by ${name}`],
      refunded: [t`Refund paid`, t`Refund paid by ${name}`],
      'refund-failed': [t`Refund not paid`, t`Refund not paid`],
      'refunded-elsewhere': [t`Refunded elsewhere`, t`Marked as refunded elsewhere by ${name}`],
    }
    // A newer server may tell of more.
    const [alone, by] = Object.hasOwn(words, kind) ? words[kind] : [kind, kind]
    return name === undefined ? alone : by
  }
}
