import { useLingui } from '@lingui/react/macro'
import { runMutation, warehouseMutations, type WarehouseReturn } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainError } from '../errors.ts'

/** What can be decided about a return, in words that are kept among its comments. */
export type Decision = 'close-dispute' | 'decline-exchange' | 'decline' | 'dispute'

const operations = {
  'close-dispute': 'closeDispute',
  'decline-exchange': 'declineExchange',
  decline: 'moveReturn',
  dispute: 'moveReturn',
} as const

/** Decides about a return. Where the server takes no words with a decision, they are a comment before it. */
export function useDecision(row: WarehouseReturn, decision: Decision) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const carriesWords = useCan('warehouse')
  const { companyId, orderNumber } = row
  const { mutate, isPending, error } = useMutation<unknown, Error, string>({
    async mutationFn(words) {
      const choice = { companyId, orderNumber }
      if (decision === 'decline' || decision === 'dispute') {
        const step = { ...choice, step: decision, comment: words }
        return await runMutation(client, warehouseMutations.moveReturn(), step)
      }
      if (!carriesWords) {
        await runMutation(client, warehouseMutations.addComment(), { ...choice, comment: words })
      }
      const body = carriesWords ? { ...choice, comment: words } : choice
      return decision === 'close-dispute'
        ? await runMutation(client, warehouseMutations.closeDispute(), body)
        : await runMutation(client, warehouseMutations.declineExchange(), body)
    },
  })
  return {
    decide: (words: string, onDone: () => void) => mutate(words, { onSuccess: onDone }),
    isPending,
    error: error ? explainError(i18n, operations[decision], error) : undefined,
  }
}
