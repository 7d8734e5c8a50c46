import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type components, knowledgeMutations, runMutation } from '@replybay/api-client'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { detailOfError, wordError } from '../errors.ts'

type Change = components['schemas']['GapChange']

/** Changes a question, also when what asked for it is closed by then. */
export function useGapChange() {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  return useCallback(
    async (id: string, wanted: Change, onDone?: (gapId: string | undefined) => void) => {
      try {
        const changed = await runMutation(client, knowledgeMutations.updateGap(id), wanted)
        onDone?.(changed?.gapId)
      } catch (failure) {
        toasts.show({
          tone: 'danger',
          title: wordError(i18n, 'updateKnowledgeGap', failure),
          detail: detailOfError(
            i18n,
            'updateKnowledgeGap',
            failure,
            i18n._(msg`Nothing changed. Try again.`),
          ),
        })
      }
    },
    [client, i18n, toasts],
  )
}

/** Takes questions off the list that another source answers; Undo brings them back. */
export function useGapsAnswered() {
  const { t } = useLingui()
  const toasts = useToasts()
  const change = useGapChange()
  return (gap: { gapId: string; question: string }, onDone?: () => void) => {
    const { gapId, question } = gap
    void change(gapId, { isAnswered: true }, () => {
      onDone?.()
      toasts.show({
        title: t`Removed from the list: ${question}`,
        undo: () => void change(gapId, { state: 'open' }),
      })
    })
  }
}
