import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isOpen } from '../model/order-search.ts'
import type { Line } from '../scans/lines.ts'
import { currentLine, followingLine } from './shown-lines.ts'
import type { Station } from './use-station.ts'

/** What to do next, in one sentence, and how it looks. */
export interface Band {
  /** `alarm` stands on red. */
  tone: 'waiting' | 'right' | 'complete' | 'warning' | 'danger' | 'alarm'
  title: string
  detail: string | undefined
}

/** The line that is packed now, and whether it was scanned last. */
export function lineOf({ packing, feedback }: Pick<Station, 'packing' | 'feedback'>): {
  line: Line | undefined
  isRight: boolean
} {
  const last = feedback.recent[0]
  const sku = last?.tone === 'right' ? last.code : undefined
  const line = currentLine(packing.lines, sku)
  return { line, isRight: line !== undefined && line.SKU === sku && line.packed > 0 }
}

export function useBand(station: Station): Band {
  const { t } = useLingui()
  const { order, packing, label, asked, sent, feedback, isOnline } = station
  const words = (tone: Band['tone'], title: string, detail?: string): Band => ({ tone, title, detail })

  if (sent) {
    const { orderNumber } = sent.order
    if (sent.state === 'waiting') {
      return words('warning', t`Waits to be sent`, t`It will be sent automatically once you’re back online.`)
    }
    return sent.state === 'sent'
      ? words('complete', t`${orderNumber} is sent`, t`The next order opens automatically.`)
      : words('complete', t`Sending ${orderNumber}…`)
  }
  const orderNumber = order?.orderNumber
  if (asked) {
    const missing = packing.quantity - packing.packed
    return words(
      'warning',
      t`Scan it again to confirm`,
      asked === 'backorder'
        ? t`${plural(missing, { one: '# item will become a separate order.', other: '# items will become a separate order.' })}`
        : asked === 'next'
          ? t`${orderNumber} is full and not sent.`
          : t`${orderNumber} will be set aside.`,
    )
  }
  if (order && !isOpen(order)) {
    return words('warning', t`${orderNumber} is not being packed`, t`Scan “Next order” to go on.`)
  }
  if (packing.isComplete) {
    if (order?.labels?.length) {
      const numbers = order.labels.flatMap(({ trackingNumber }) => trackingNumber ?? [])
      return words('complete', t`Scan the label to send it`, numbers.join(' · ') || undefined)
    }
    if (!isOnline) {
      return words('warning', t`It has no label yet`, t`It is made once you’re back online.`)
    }
    if (label.problem !== undefined) {
      const { problem, reason = t`No label was bought.` } = label
      return words('danger', problem, `${reason} ${t`Scan “Make label” to try again.`}`)
    }
    return words('complete', t`Everything is in the box`, t`The label is being made…`)
  }
  const { line, isRight } = lineOf({ packing, feedback })
  if (!line) return words('waiting', t`Scan the number of an order`)
  const left = line.quantity - line.packed
  const following = followingLine(packing.lines, line)
  const then = following
    ? following.shelf === undefined
      ? t`Then ${following.name}`
      : t`Then ${following.name}, shelf ${following.shelf}`
    : t`Then the box is full`
  return isRight
    ? words('right', t`${plural(left, { one: 'Scan one more', other: 'Scan # more' })}`, then)
    : words('waiting', t`Scan ${line.SKU}`, then)
}
