import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { wordError } from '../errors.ts'
import { useBackorder } from '../packing/use-backorder.ts'
import type { Packing } from '../packing/use-packing.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'

/** Leaves the rest of the order on the table for later, as soon as the server knows what is in its box. */
export function useStationBackorder(
  order: WarehouseOrder | undefined,
  packing: Packing,
  feedback: FeedbackList,
) {
  const { i18n } = useLingui()
  const backorder = useBackorder(packing, feedback)
  /** The order of which the rest was left before the server knew what is in its box. */
  const wanted = useRef<string>(undefined)
  function createWanted() {
    if (!order || wanted.current !== order.orderNumber) return
    wanted.current = undefined
    backorder.create(order, {
      onError: (error) =>
        feedback.tell({
          tone: 'wrong',
          sound: 'unknown',
          title: wordError(i18n, 'createRemainder', error),
          detail: errorDetail(i18n, error),
        }),
    })
  }
  const { canCreate, left } = backorder
  const onReady = useEffectEvent(createWanted)
  useEffect(() => {
    if (canCreate) onReady()
  }, [canCreate])
  return {
    left,
    create() {
      wanted.current = order?.orderNumber
      if (canCreate) createWanted()
    },
  }
}
