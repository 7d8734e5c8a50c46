import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { useMutation } from '@tanstack/react-query'
import type { FeedbackList } from '../strip/use-feedback.ts'
import type { Packing } from './use-packing.ts'

/** Leaves for later what is not in the box: it becomes an order of its own. */
export function useBackorder(packing: Packing, feedback: FeedbackList) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMutation(warehouseMutations.createRemainder())
  const left = packing.lines.filter(({ isComplete }) => !isComplete)
  return {
    left,
    /** Of an order something has to go, and the server has to know what. */
    canCreate: packing.packed > 0 && !packing.isComplete && packing.waiting === 0,
    isPending,
    error,
    create(
      { companyId, orderNumber }: WarehouseOrder,
      on: { onDone?: () => void; onError?: (error: Error) => void },
    ) {
      mutate(
        {
          companyId,
          orderNumber,
          items: left.map(({ SKU, quantity, packed }) => ({ SKU, quantity: quantity - packed })),
        },
        {
          onError: (failure) => on.onError?.(failure),
          onSuccess(made) {
            on.onDone?.()
            feedback.tell({
              tone: 'right',
              sound: 'command',
              title: t`Backorder created`,
              detail: made && t`${made.remainder.orderNumber} waits for the rest.`,
            })
          },
        },
      )
    },
  }
}
