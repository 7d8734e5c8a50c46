import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  ApiError,
  runMutation,
  warehouseMutations,
  warehouseQueries,
  type WarehouseReturn,
} from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useIsOnline } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError, wordError } from '../errors.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { inspectionOf } from './grades.ts'
import type { Grading } from './use-grading.ts'

export type Finishing = ReturnType<typeof useFinishing>

/** Brings what was found to the server, once it was asked for twice: it can't be undone. Whatever goes wrong, all marks stay. */
export function useFinishing(row: WarehouseReturn | undefined, grading: Grading, feedback: FeedbackList) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const carriesWords = useCan('warehouse')
  const why = useWhyNot(grading)
  /** The number of the return that is asked about. */
  const [asked, setAsked] = useState<string>()
  const isAsked = grading.isOpen && why === undefined && asked === row?.orderNumber
  const { mutate, isPending, error, reset } = useMutation({
    async mutationFn({ companyId, orderNumber }: WarehouseReturn) {
      const { comment, missingSkus, ...lists } = inspectionOf(grading.articles)
      const body = { companyId, orderNumber, ...lists }
      if (!carriesWords && comment !== '') {
        await runMutation(client, warehouseMutations.addComment(), { companyId, orderNumber, comment })
      }
      const more = carriesWords && { missingSkus, ...(comment !== '' && { comment }) }
      return await runMutation(client, warehouseMutations.handleReturn(), { ...body, ...more })
    },
  })
  function finish(finished: WarehouseReturn) {
    const { orderNumber } = finished
    mutate(finished, {
      onSuccess() {
        grading.forget()
        setAsked(undefined)
        feedback.tell({
          tone: 'right',
          sound: 'orderComplete',
          title: t`${orderNumber} is finished`,
        })
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
        setAsked(undefined)
        void client.invalidateQueries({ queryKey: warehouseQueries.all })
      },
    })
  }
  return {
    /** Why it can't be finished yet; undefined where it can. */
    why,
    isAsked,
    isPending,
    error: error ? explainError(i18n, 'handleReturn', error) : undefined,
    /** Asks first; the second time it is the answer. */
    ask: () => {
      if (!row || !grading.isOpen || isPending) return
      if (why !== undefined) return feedback.tell({ tone: 'wrong', sound: 'unknown', title: why })
      if (isAsked) return finish(row)
      reset()
      setAsked(row.orderNumber)
      feedback.tell({ tone: 'info', sound: 'command', title: t`Finish it? Scan it again to confirm.` })
    },
    close: () => setAsked(undefined),
  }
}

function useWhyNot({ lack, sum }: Grading): string | undefined {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  if (lack?.kind === 'units')
    return t`${plural(lack.count, { one: 'Grade # more unit', other: 'Grade # more units' })}`
  if (lack?.kind === 'rejected') return t`Say why unit ${lack.unit.place} of ${lack.unit.SKU} is rejected`
  if (lack?.kind === 'missing') return t`Say what is missing of ${lack.SKU}`
  if (sum.back + sum.missing === 0) return t`There is nothing to grade`
  return isOnline ? undefined : t`Offline: it can be finished once you’re back online`
}
