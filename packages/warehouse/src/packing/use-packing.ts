import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useRef } from 'react'
import { type Line, linesOf, sumOf } from '../scans/lines.ts'
import { isOpen } from '../model/order-search.ts'
import { aScan, boxScans } from '../scans/box-scans.ts'
import { useWaitingScans } from '../scans/use-waiting-scans.ts'
import { readCode, type CommandName } from '../scans/read-code.ts'
import type { Feedback, FeedbackList } from '../strip/use-feedback.ts'

interface PackingOptions {
  order: WarehouseOrder | undefined
  /** Whether a code is an article of the shop. */
  isKnown: (SKU: string) => boolean
  feedback: FeedbackList
  onCommand: (command: CommandName, at: number) => void
  /** A code that is no article: it may be the number of an order. */
  onOther: (code: string) => void
}

/** What is in the box of an order, and the ways to put more into it. */
export interface Packing {
  lines: readonly Line[]
  quantity: number
  packed: number
  isComplete: boolean
  /** How many pieces are wanted and in the box at this moment: codes come faster than the page is drawn. */
  sumNow: () => { quantity: number; packed: number }
  /** How many scans of the order the server does not know yet. */
  waiting: number
  /** @param at when it was read, as events tell it */
  onCode: (code: string, at?: number) => void
  /** Says of an article that it does not belong into this box. */
  tellWrong: (SKU: string) => void
  /** One piece more or less, by hand. */
  add: (SKU: string) => void
  remove: (SKU: string) => void
  /** Takes the last right scan back. */
  undoLast: () => void
}

/** Packs an order: each code is judged at once, counted here, and brought to the server behind that. */
export function usePacking({ order, isKnown, feedback, onCommand, onOther }: PackingOptions): Packing {
  const { t } = useLingui()
  const userId = useUser()._id
  const isRecorded = useCan('warehouse')
  const pending = usePending(boxScans, userId)
  const waiting = useWaitingScans()
  const lines = order ? linesOf(order, pending) : []
  const { quantity, packed } = sumOf(lines)
  /** What went into boxes here, the last one at the end. */
  const taken = useRef<{ orderNumber: string; SKU: string }[]>([])
  // Codes come faster than this is drawn: each is judged by what is in the box now.
  const linesNow = () => order && linesOf(order, boxScans.read(userId))

  const isHere = ({ orderNumber }: { orderNumber: string }) => orderNumber === order?.orderNumber

  function keep(SKU: string, act: 'add' | 'undo') {
    if (!order) return
    const { companyId, orderNumber } = order
    boxScans.keep(userId, aScan({ companyId, orderNumber, SKU, act }, isRecorded))
  }
  function take(line: Line) {
    keep(line.SKU, 'add')
    if (order) taken.current.push({ orderNumber: order.orderNumber, SKU: line.SKU })
    const now = linesNow() ?? []
    const count = line.packed + 1
    const isLineComplete = count === line.quantity
    const isOrderComplete = now.every((one) => one.isComplete)
    const left = line.quantity - count
    feedback.tell({
      tone: 'right',
      sound: isOrderComplete ? 'orderComplete' : isLineComplete ? 'lineComplete' : 'right',
      code: line.SKU,
      title: t`${line.SKU}, ${count} of ${line.quantity}`,
      short: t`${count} of ${line.quantity}`,
      detail: isOrderComplete
        ? order?.labels?.length
          ? t`All packed. The order can go.`
          : t`Everything is in the box. Make the label next.`
        : isLineComplete
          ? line.name
          : t`${line.name}. ${left} more to scan.`,
      onUndo: () => putBack(line.SKU),
    })
  }
  function putBack(SKU: string) {
    const line = linesNow()?.find((one) => one.SKU === SKU)
    if (!line || line.packed === 0) return
    keep(SKU, 'undo')
    const place = taken.current.findLastIndex((one) => isHere(one) && one.SKU === SKU)
    if (place >= 0) taken.current.splice(place, 1)
    feedback.tell({
      tone: 'info',
      sound: 'command',
      title: t`${SKU} taken out`,
      short: t`Taken out`,
      undoes: SKU,
      detail: t`${line.packed - 1} of ${line.quantity} in the box`,
    })
  }
  const tellWrong = (SKU: string) =>
    refusal({
      sound: 'wrong',
      refused: 'wrong',
      code: SKU,
      title: t`Wrong item`,
      short: t`Wrong item`,
      detail: order
        ? t`${SKU} is not in ${order.orderNumber}. Nothing was counted.`
        : t`Scan the number of an order first.`,
    })
  const refusal = (told: Pick<Feedback, 'sound' | 'code' | 'title' | 'detail' | 'short' | 'refused'>) =>
    feedback.tell({ tone: 'wrong', ...told })

  return {
    lines,
    quantity,
    packed,
    isComplete: quantity > 0 && packed === quantity,
    sumNow: () => sumOf(linesNow() ?? []),
    waiting: waiting.filter(isHere).length,
    add(SKU) {
      const line = linesNow()?.find((one) => one.SKU === SKU)
      if (line && !line.isComplete) take(line)
    },
    remove: putBack,
    tellWrong,
    undoLast() {
      const last = taken.current.findLast(isHere)
      if (last) putBack(last.SKU)
      else feedback.tell({ tone: 'info', title: t`Nothing to undo`, sound: 'command' })
    },
    onCode(code, at = performance.now()) {
      const meaning = readCode(code, linesNow(), isKnown)
      if (meaning.kind === 'command') return onCommand(meaning.command, at)
      const isItem = meaning.kind === 'right' || meaning.kind === 'too-many'
      // What can't go any more is put back, by the same scanner.
      if (isItem && order && !isOpen(order)) {
        if (meaning.line.packed > 0 && order.status !== 'sent') return putBack(meaning.line.SKU)
        return refusal({
          sound: 'wrong',
          code: meaning.line.SKU,
          title: t`${order.orderNumber} is not being packed`,
          short: t`Not counted`,
          detail: t`Nothing was counted.`,
        })
      }
      if (meaning.kind === 'right') return take(meaning.line)
      if (meaning.kind === 'too-many') {
        return refusal({
          sound: 'tooMany',
          refused: 'too-many',
          code: meaning.line.SKU,
          title: t`One too many`,
          short: t`Too many`,
          detail:
            meaning.line.quantity === 1
              ? t`${meaning.line.SKU}: the only one is in the box. Put this one back.`
              : t`${meaning.line.SKU}: all ${meaning.line.quantity} are in the box. Put this one back.`,
        })
      }
      if (meaning.kind === 'wrong') return tellWrong(meaning.SKU)
      return onOther(code)
    },
  }
}
