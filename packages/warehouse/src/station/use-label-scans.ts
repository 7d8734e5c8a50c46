import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { useRef } from 'react'
import { isOpen } from '../model/order-search.ts'
import type { Packing } from '../packing/use-packing.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'

interface LabelScansOptions {
  order: WarehouseOrder | undefined
  orders: readonly WarehouseOrder[]
  packing: Packing
  feedback: FeedbackList
  /** The label of each package was scanned. */
  onAll: (order: WarehouseOrder) => void
}

/** Reads labels: those of the order on the table send it, once each of its packages has had its own scanned. */
export function useLabelScans({ order, orders, packing, feedback, onAll }: LabelScansOptions) {
  const { t } = useLingui()
  const scanned = useRef<{ orderNumber: string; codes: Set<string> }>(undefined)

  function take(own: WarehouseOrder, code: string) {
    const { orderNumber } = own
    if (!isOpen(own)) {
      return feedback.tell({
        tone: 'wrong',
        sound: 'unknown',
        title: t`${orderNumber} is not being packed`,
        detail: t`Nothing was counted.`,
      })
    }
    const { quantity, packed } = packing.sumNow()
    const missing = quantity - packed
    if (missing > 0) {
      return feedback.tell({
        tone: 'wrong',
        sound: 'unknown',
        title: t`Not everything is packed yet`,
        detail: t`${plural(missing, { one: '# item to scan', other: '# items to scan' })}`,
      })
    }
    if (scanned.current?.orderNumber !== orderNumber) scanned.current = { orderNumber, codes: new Set() }
    const { codes } = scanned.current
    codes.add(code)
    const all = new Set(labelCodes(own))
    if (codes.size >= all.size) return onAll(own)
    return feedback.tell({
      tone: 'right',
      sound: 'right',
      title: t`Label ${codes.size} of ${all.size}`,
      detail: t`Scan the label of the next package.`,
    })
  }

  /** @returns whether the code is on a label. */
  return (code: string): boolean => {
    const wanted = code.toUpperCase()
    if (order && labelCodes(order).includes(wanted)) {
      take(order, wanted)
      return true
    }
    const other = orders.find(({ labels }) => labels?.some((label) => label.trackingNumber === wanted))
    if (!other) return false
    feedback.tell({
      tone: 'wrong',
      sound: 'wrong',
      refused: 'wrong',
      code,
      title: t`Wrong label`,
      short: t`Wrong label`,
      detail: t`It belongs to ${other.orderNumber}.`,
    })
    return true
  }
}

/** What the labels of an order are read as, one a package; carriers that number none leave the order's own number. */
export function labelCodes({ labels = [], orderNumber }: WarehouseOrder): string[] {
  return labels.map(({ trackingNumber = orderNumber }) => trackingNumber.toUpperCase())
}
