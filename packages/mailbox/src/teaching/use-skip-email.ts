import { useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import type { TeachableThread } from './asked-lessons.ts'

/** Notes that nothing is to be learned from a thread; that can be undone. */
export function useSkipEmail({ emailId, customerName }: TeachableThread) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const skip = useMutation(knowledgeMutations.skipEmail())
  /** What asked for it is gone by the time that its answer is here. */
  async function settle(isSkipped: boolean) {
    try {
      await skip.mutateAsync({ emailId, skipped_indexation: isSkipped })
      if (isSkipped) {
        toasts.show({ title: t`Skipped: ${customerName}’s email`, undo: () => void settle(false) })
      }
    } catch (failure) {
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'skipEmail', failure),
        detail: errorDetail(i18n, failure),
      })
    }
  }
  return { skip: () => void settle(true), isSkipping: skip.isPending }
}
