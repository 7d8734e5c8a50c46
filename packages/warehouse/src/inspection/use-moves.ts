import { useLingui } from '@lingui/react/macro'
import { type WarehouseReturn, warehouseMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'

export type Moves = ReturnType<typeof useMoves>

/** Takes returns a step further in the process. */
export function useMoves(feedback: FeedbackList) {
  const { t, i18n } = useLingui()
  const isOffered = useCan('warehouse')
  const { mutate, isPending } = useMutation(warehouseMutations.moveReturn())
  const move = ({ companyId, orderNumber }: WarehouseReturn, step: 'approve' | 'arrive', title: string) =>
    mutate(
      { companyId, orderNumber, step },
      {
        onSuccess: () => feedback.tell({ tone: 'right', sound: 'command', title }),
        onError: (error) =>
          feedback.tell({
            tone: 'wrong',
            sound: 'unknown',
            title: wordError(i18n, 'moveReturn', error),
            detail: t`${orderNumber} is as it was.`,
          }),
      },
    )
  return {
    /** Whether the server knows these steps. */
    isOffered,
    isPending,
    approve: (row: WarehouseReturn) => move(row, 'approve', t`${row.orderNumber} is approved`),
    arrive: (row: WarehouseReturn) => move(row, 'arrive', t`${row.orderNumber} has arrived`),
  }
}
