import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { useEffect, useEffectEvent, useState } from 'react'
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
  const [wanted, setWanted] = useState<string>()
  const create = useEffectEvent(() => {
    setWanted(undefined)
    if (!order) return
    backorder.create(order, {
      onError: (error) =>
        feedback.tell({
          tone: 'wrong',
          sound: 'unknown',
          title: wordError(i18n, 'createRemainder', error),
          detail: errorDetail(i18n, error),
        }),
    })
  })
  const isDue = wanted !== undefined && wanted === order?.orderNumber && backorder.canCreate
  useEffect(() => {
    if (isDue) create()
  }, [isDue])
  return { left: backorder.left, create: () => setWanted(order?.orderNumber) }
}
