import { useLingui } from '@lingui/react/macro'
import {
  ApiError,
  runMutation,
  warehouseMutations,
  warehouseQueries,
  type WarehouseReturn,
} from '@replybay/api-client'
import { errorDetail, useCan } from '@replybay/feature-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { inspectionOf } from '../grading/grades.ts'
import type { Grading } from '../grading/use-grading.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'

/** Brings what was found to the server. Whatever goes wrong, all marks stay. */
export function useFinishing(row: WarehouseReturn, grading: Grading, feedback: FeedbackList) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const carriesWords = useCan('warehouse')
  const { companyId, orderNumber } = row
  const { mutate, isPending, error, reset } = useMutation({
    async mutationFn() {
      const { comment, missingSkus, ...lists } = inspectionOf(grading.articles)
      const body = { companyId, orderNumber, ...lists }
      if (!carriesWords && comment !== '') {
        await runMutation(client, warehouseMutations.addComment(), { companyId, orderNumber, comment })
      }
      const more = carriesWords && { missingSkus, ...(comment !== '' && { comment }) }
      return await runMutation(client, warehouseMutations.handleReturn(), { ...body, ...more })
    },
  })
  return {
    isPending,
    reset,
    error: error
      ? [wordError(i18n, 'handleReturn', error), errorDetail(i18n, error)].filter(Boolean).join(' ')
      : undefined,
    finish: (onDone: () => void) =>
      mutate(undefined, {
        onSuccess() {
          grading.forget()
          onDone()
          feedback.tell({ tone: 'right', sound: 'orderComplete', title: t`${orderNumber} is finished` })
        },
        onError(failure) {
          feedback.tell({
            tone: 'wrong',
            sound: 'unknown',
            title: wordError(i18n, 'handleReturn', failure),
            detail: t`Your grades are kept.`,
          })
          if (!(failure instanceof ApiError && failure.status === 409)) return
          // Somebody else was faster: what they found is read, and who it was.
          onDone()
          void client.invalidateQueries({ queryKey: warehouseQueries.all })
        },
      }),
  }
}
