import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { runMutation, type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDevice } from '../device/device-settings.ts'
import { wordError } from '../errors.ts'
import { isOpen } from '../model/order-search.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { printPdf } from './print-pdf.ts'
import { slotAfter } from './slot-after.ts'

/** A label that could not be made. */
interface FailedLabel {
  order: WarehouseOrder
  error: unknown
}

/** Makes the labels that are missing, one after the other, and prints all papers as one PDF. */
export function usePrintRun(orders: readonly WarehouseOrder[], feedback: FeedbackList) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const [device, changeDevice] = useDevice()
  const [made, setMade] = useState<{ done: number; of: number }>()
  const [failed, setFailed] = useState<readonly FailedLabel[]>([])
  const [isPrinting, setPrinting] = useState(false)
  const isStopped = useRef(false)

  /** @returns the orders of which no label could be made. */
  async function makeLabels(wanted: readonly WarehouseOrder[]): Promise<FailedLabel[]> {
    const problems: FailedLabel[] = []
    for (const [done, order] of wanted.entries()) {
      if (isStopped.current) break
      setMade({ done, of: wanted.length })
      const { companyId, orderNumber, parcelNumber = 1 } = order
      try {
        await runMutation(client, warehouseMutations.generateLabels(), {
          companyId,
          orderNumber,
          parcelNumber,
        })
      } catch (error) {
        problems.push({ order, error })
      }
    }
    setMade(undefined)
    return problems
  }

  async function start(wanted: readonly WarehouseOrder[]) {
    isStopped.current = false
    const needsLabels = device.papers.includes('label')
    const missing = needsLabels ? wanted.filter((order) => isOpen(order) && !order.labels?.length) : []
    const problems = await makeLabels(missing)
    setFailed(problems)
    if (isStopped.current) return
    const [first] = problems
    if (first) {
      feedback.tell({
        tone: 'wrong',
        sound: 'unknown',
        title: wordError(i18n, 'generateLabels', first.error),
        detail: t`${first.order.orderNumber}: no label was bought. The others are printed.`,
      })
    }
    const left = new Set(problems.map(({ order }) => order.orderNumber))
    const printed = wanted.filter(({ orderNumber }) => !left.has(orderNumber))
    const [some] = printed
    if (!some) return
    setPrinting(true)
    try {
      const pdf = await runMutation(client, warehouseMutations.print(), {
        companyId: some.companyId,
        orderNumbers: printed.map(({ orderNumber }) => orderNumber),
        papers: device.papers,
        format: device.format,
        startSlot: device.startSlot,
        sortBy: device.sortBy,
        stamp: true,
      })
      if (pdf) printPdf(pdf)
      if (device.format === 'a4') {
        changeDevice({ startSlot: slotAfter(device.startSlot, printed.length * device.papers.length) })
      }
      if (!first) {
        feedback.tell({
          tone: 'right',
          sound: 'command',
          title: t`${plural(printed.length, { one: '# order printed', other: '# orders printed' })}`,
        })
      }
    } catch (error) {
      feedback.tell({
        tone: 'wrong',
        sound: 'unknown',
        title: wordError(i18n, 'printPapers', error),
        detail: t`Labels that were made are kept. Print again.`,
      })
    } finally {
      setPrinting(false)
    }
  }

  return {
    /** While labels are made. */
    made,
    failed,
    isPrinting,
    start: () => void start(orders),
    /** Those whose label failed, again. */
    retry: () => void start(failed.map(({ order }) => order)),
    stop: () => {
      isStopped.current = true
    },
  }
}
