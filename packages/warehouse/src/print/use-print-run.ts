import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { runMutation, type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { saveFile } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Paper, useDevice } from '../device/device-settings.ts'
import { notePrinted, type PrintedAtOnce } from '../device/print-log.ts'
import { reasonOf, wordError } from '../errors.ts'
import { isOpen } from '../model/order-search.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { noteLabelProblem } from './note-label-problem.ts'
import { printPdf } from './print-pdf.ts'
import { slotAfter } from './slot-after.ts'

/** A label that could not be made. */
export interface FailedLabel {
  order: WarehouseOrder
  error: unknown
}

/**
 * Makes the labels that are missing, one after the other, and prints all papers as one PDF.
 *
 * @param paperCount how many papers that is, where their sheets have been drawn already.
 * @param onPrint told of the orders that are printed, and of each once its label was made.
 */
export function usePrintRun(
  orders: readonly WarehouseOrder[],
  feedback: FeedbackList,
  {
    paperCount,
    onPrint,
  }: { paperCount?: number | undefined; onPrint?: (orders: readonly WarehouseOrder[]) => void },
) {
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
        const labelled = await runMutation(client, warehouseMutations.generateLabels(), {
          companyId,
          orderNumber,
          parcelNumber,
        })
        if (labelled) onPrint?.([labelled])
      } catch (error) {
        noteLabelProblem(client, orderNumber, error)
        problems.push({ order, error })
      }
    }
    setMade(undefined)
    return problems
  }

  const failedWords = (done: number, of: number) =>
    done === 0
      ? t`${plural(of, { one: 'The label wasn’t bought', other: 'None of # labels was bought' })}`
      : t`${done} of ${of} labels bought`

  /** Each reason once, in the order of the failures. */
  function reasonsOf(problems: readonly FailedLabel[]): string {
    const reasons = problems.map(({ error }) => reasonOf(i18n, error) ?? t`No label was bought.`)
    const [reason = '', ...others] = new Set(reasons)
    return others.length === 0 ? reason : t`${reason} For other reasons, see the orders.`
  }

  async function start(wanted: readonly WarehouseOrder[], give: (pdf: Blob) => void = printPdf) {
    isStopped.current = false
    onPrint?.(wanted)
    const missing = device.papers.includes('label') ? wanted.filter(lacksLabel) : []
    const problems = await makeLabels(missing)
    setFailed(problems)
    if (isStopped.current) return
    const [first] = problems
    if (first) {
      feedback.tell({
        tone: 'wrong',
        sound: 'unknown',
        title: failedWords(missing.length - problems.length, missing.length),
        detail: reasonsOf(problems),
      })
    }
    const left = new Set(problems.map(({ order }) => order.orderNumber))
    const printed = wanted.filter(({ orderNumber }) => !left.has(orderNumber))
    const [some] = printed
    if (!some) return
    const count = (left.size === 0 && paperCount) || papersOf(printed, device.papers)
    const orderNumbers = printed.map(({ orderNumber }) => orderNumber)
    await print(some.companyId, { orderNumbers, papers: device.papers, count }, give, first !== undefined)
  }

  async function print(
    companyId: string,
    { orderNumbers, papers, count }: Omit<PrintedAtOnce, 'at'>,
    give: (pdf: Blob) => void,
    isQuiet = false,
  ) {
    setPrinting(true)
    try {
      const pdf = await runMutation(client, warehouseMutations.print(), {
        companyId,
        orderNumbers,
        papers,
        format: device.format,
        startSlot: device.startSlot,
        sortBy: device.sortBy,
        stamp: device.hasStamp,
      })
      if (pdf) give(pdf)
      notePrinted(companyId, { orderNumbers, papers, count })
      if (device.format === 'a4') changeDevice({ startSlot: slotAfter(device.startSlot, count) })
      if (!isQuiet) {
        feedback.tell({
          tone: 'right',
          sound: 'command',
          title: t`${plural(orderNumbers.length, { one: '# order printed', other: '# orders printed' })}`,
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

  /** Makes the label of one order again, and prints nothing. */
  async function makeAgain(order: WarehouseOrder) {
    isStopped.current = false
    const problems = await makeLabels([order])
    setFailed((before) => [
      ...before.filter((one) => one.order.orderNumber !== order.orderNumber),
      ...problems,
    ])
  }

  return {
    /** While labels are made. */
    made,
    failed,
    isPrinting,
    start: () => void start(orders),
    /** As `start`, as a file. */
    save: () => void start(orders, (pdf) => saveFile('labels.pdf', pdf)),
    /** Those whose label failed, again. */
    retry: () => void start(failed.map(({ order }) => order)),
    /** What this device has printed before, with the labels that exist. */
    reprint: (companyId: string, printed: PrintedAtOnce) => void print(companyId, printed, printPdf),
    makeAgain: (order: WarehouseOrder) => void makeAgain(order),
    stop: () => {
      isStopped.current = true
    },
  }
}

/** Whether an order's label has to be made before it can be printed. One that exists is never made anew. */
export function lacksLabel(order: WarehouseOrder): boolean {
  return isOpen(order) && !order.labels?.length
}

/** How many papers are printed of orders, where none goes on on another one. */
function papersOf(orders: readonly WarehouseOrder[], papers: readonly Paper[]): number {
  const others = papers.filter((paper) => paper !== 'label').length
  return orders.reduce((sum, { labels, parcelNumber = 1 }) => {
    return sum + others + (papers.includes('label') ? labels?.length || parcelNumber : 0)
  }, 0)
}
