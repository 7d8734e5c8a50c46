import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { useIsOnline } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNavigate } from '../links.ts'
import { isOpen, type OrderSearch } from '../model/order-search.ts'
import { useCompany } from '../model/use-company.ts'
import { exact, isArticle, searchOrder, skusOf, useOrder } from '../model/find-order.ts'
import { usePacking } from '../packing/use-packing.ts'
import { usePackingPresence } from '../packing/use-presence.ts'
import { useScanner } from '../scanner/use-scanner.ts'
import { commandOf } from '../scans/read-code.ts'
import { useLookUp } from '../scans/use-look-up.ts'
import { useWaitingScans } from '../scans/use-waiting-scans.ts'
import type { Sound } from '../sound/sounds.ts'
import { useFeedback } from '../strip/use-feedback.ts'
import { useAlarm } from './use-alarm.ts'
import { useConfirmed } from './use-confirmed.ts'
import { useKeysBack } from './use-keys-back.ts'
import { labelCodes, useLabelScans } from './use-label-scans.ts'
import { useSentOrder } from './use-sent-order.ts'
import { useStationBackorder } from './use-station-backorder.ts'
import { useStationCommands } from './use-station-commands.ts'
import { useStationLabel } from './use-station-label.ts'
import { useStationOrders } from './use-station-orders.ts'

/** What the station shows and obeys. */
export type Station = ReturnType<typeof useStation>

/** One order at a time, by scanner alone: what is scanned goes into its box, its label sends it, and the next one comes. */
export function useStation(search: OrderSearch) {
  const { t } = useLingui()
  const client = useQueryClient()
  const companyId = useCompany()
  const isOnline = useIsOnline()
  const navigate = useNavigate()
  const feedback = useFeedback()
  const list = useStationOrders(search.open)
  const { order: found, error, retry } = useOrder(search.open, list.orders)
  const order = found ?? undefined
  const waiting = useWaitingScans()
  const known = useMemo(() => skusOf(list.orders), [list.orders])
  const alarm = useAlarm(feedback)
  const confirmed = useConfirmed()
  const sent = useSentOrder(feedback)

  const show = (orderNumber: string | undefined) =>
    void navigate({
      to: '/warehouse/orders',
      search: (now) => ({ ...now, open: orderNumber }),
      // Back leads out of the station, not through all that was packed there.
      replace: true,
      resetScroll: false,
    })
  function open(next: WarehouseOrder) {
    sent.forget(next.orderNumber)
    show(next.orderNumber)
    feedback.tell({ tone: 'right', sound: 'command', title: next.orderNumber, detail: next.customer?.name })
  }
  function goOn() {
    const next = list.after(search.open)
    if (search.open !== undefined) list.skip(search.open)
    if (next) return open(next)
    if (order && isOpen(order)) {
      return feedback.tell({ tone: 'info', sound: 'unknown', title: t`No other order can be packed now` })
    }
    return show(undefined)
  }
  const look = useLookUp({
    open: search.open,
    inSight: (code) => exact(order ? [order, ...list.orders] : list.orders, code),
    search: (code) => searchOrder(client, companyId, code),
    onFound: open,
    isArticle: order ? (code) => isArticle(client, order, code) : undefined,
    onArticle: (SKU) => packing.tellWrong(SKU),
    feedback,
    withoutServer: t`The server can’t be reached. Orders that are on the page can be scanned.`,
  })
  const packing = usePacking({
    order,
    isKnown: (SKU) => known.has(SKU),
    feedback,
    onCommand: (command, at) => obey(command, at),
    onOther: look,
  })
  const canPack = order !== undefined && isOpen(order)
  const isKnownThere = packing.waiting === 0
  const label = useStationLabel({
    order,
    feedback,
    isReady: canPack && packing.isComplete && isKnownThere && isOnline && !order.labels?.length,
  })
  const backorder = useStationBackorder(order, packing, feedback)
  const obey = useStationCommands({
    order,
    packing,
    label,
    alarm,
    confirmed,
    backorder,
    feedback,
    onNext: goOn,
  })
  const readLabel = useLabelScans({
    order,
    orders: list.orders,
    packing,
    feedback,
    onAll(own) {
      sent.send(own, labelCodes(own))
      show(list.after(own.orderNumber)?.orderNumber)
    },
  })
  function onCode(code: string, at: number) {
    if (sent.readAgain(code)) return undefined
    sent.dismiss()
    if (commandOf(code.toUpperCase())) return packing.onCode(code, at)
    confirmed.forget()
    if (!readLabel(code)) packing.onCode(code, at)
    return undefined
  }
  usePackingPresence(order, canPack)
  useKeysBack()
  const state = useScanner(onCode)

  // What was canceled and is on its shelves again is done.
  const isDone = order?.status === 'canceled' && packing.packed === 0
  const isFree = search.open === undefined || isDone
  const next = isFree && list.state === 'loaded' ? list.after(search.open)?.orderNumber : undefined
  const takeNext = useEffectEvent(() => {
    if (isDone) tellCanceled(t`No items were packed.`, 'command')
    show(next)
  })
  useEffect(() => {
    if (next !== undefined) takeNext()
  }, [next])

  function tellCanceled(detail: string, sound: Sound) {
    const orderNumber = order?.orderNumber
    feedback.tell({ tone: 'wrong', sound, title: t`Stop. ${orderNumber} was canceled.`, detail })
  }
  const isStopped = order?.status === 'canceled' && packing.packed > 0 ? order.orderNumber : undefined
  const stop = useEffectEvent(() => tellCanceled(t`Put everything back.`, 'wrong'))
  useEffect(() => {
    if (isStopped !== undefined) stop()
  }, [isStopped])

  return {
    list,
    /** The order on the table; null where there is none of the number. */
    order: found,
    error,
    retry,
    packing,
    label,
    alarm,
    asked: confirmed.asked,
    sent: sent.shown,
    feedback,
    isOnline,
    state,
    waiting: waiting.length,
    onCode,
  }
}
