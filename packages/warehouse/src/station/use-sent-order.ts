import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useOutcomes, usePending } from '@replybay/sync'
import { useIsOnline } from '@replybay/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { wordError } from '../errors.ts'
import { aSending, boxSendings } from '../scans/box-sendings.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'

/** How long it is shown that an order is sent, or waits for that; in ms. */
const SHOWN_MS = 2_000

/** The order that has just left the table. */
export interface SentOrder {
  order: WarehouseOrder
  /** `sent` once the server said so; `waiting` where it can't be reached. */
  state: 'sending' | 'sent' | 'waiting'
}

interface SentOrders {
  shown: SentOrder | undefined
  /** @param codes what its labels are read as. */
  send: (order: WarehouseOrder, codes: readonly string[]) => void
  /** @returns whether the code is on a label of an order that was sent here: then that is said. */
  readAgain: (code: string) => boolean
  /** The order is on the table again. */
  forget: (orderNumber: string) => void
  /** The next order is wanted at once. */
  dismiss: () => void
}

/** Says that orders are sent, and shows the last one for a moment. */
export function useSentOrder(feedback: FeedbackList): SentOrders {
  const { t, i18n } = useLingui()
  const userId = useUser()._id
  const isOnline = useIsOnline()
  const pending = usePending(boxSendings, userId)
  const [left, setLeft] = useState<{ order: WarehouseOrder; isSent: boolean }>()
  /** What the labels of orders that left this table are read as, and their orders. */
  const sentCodes = useRef(new Map<string, string>())
  const forget = (orderNumber: string) => {
    for (const [code, own] of sentCodes.current) if (own === orderNumber) sentCodes.current.delete(code)
  }
  const leftNumber = left?.order.orderNumber
  useOutcomes(boxSendings, userId, ({ orderNumber, error }) => {
    if (error) {
      forget(orderNumber)
      if (orderNumber === leftNumber) setLeft(undefined)
      return feedback.tell({
        tone: 'wrong',
        sound: 'unknown',
        title: wordError(i18n, 'validateSending', error),
        detail: t`${orderNumber} is as it was.`,
      })
    }
    if (orderNumber !== leftNumber) return undefined
    setLeft((now) => now && { ...now, isSent: true })
    return feedback.tell({ tone: 'right', sound: 'command', title: t`${orderNumber} is on its way` })
  })
  const waits = pending.find((one) => one.orderNumber === leftNumber)
  const state = left?.isSent
    ? 'sent'
    : waits && (!isOnline || waits.failures > 0)
      ? 'waiting'
      : ('sending' as const)
  useEffect(() => {
    if (leftNumber === undefined || state === 'sending') return undefined
    const timer = setTimeout(() => setLeft(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [leftNumber, state])
  return {
    shown: left && { order: left.order, state },
    dismiss: () => setLeft(undefined),
    forget,
    readAgain(code) {
      const orderNumber = sentCodes.current.get(code.toUpperCase())
      if (orderNumber === undefined) return false
      feedback.tell({ tone: 'info', sound: 'command', title: t`Already sent`, detail: orderNumber })
      return true
    },
    send(order, codes) {
      for (const code of codes) sentCodes.current.set(code, order.orderNumber)
      boxSendings.keep(userId, aSending(order))
      setLeft({ order, isSent: false })
      const { orderNumber } = order
      if (!navigator.onLine) {
        feedback.tell({
          tone: 'info',
          sound: 'command',
          title: t`${orderNumber} waits to be sent`,
          detail: t`It will be sent automatically once you’re back online.`,
        })
      }
    },
  }
}
