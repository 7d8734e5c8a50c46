import { useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import type { Source } from '../model/source.ts'

/** Has a source read again: a website from its address, a document from what was saved. Undefined where the backend can't. */
export function useRetry({ id, website }: Pick<Source, 'id' | 'website'>) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const canIndex = useCan('knowledge')
  const index = useMutation(knowledgeMutations.indexAgain())
  const read = useMutation(knowledgeMutations.learnFromWebsite())
  const failed = (operation: 'indexDocumentsAgain' | 'learnFromWebsite', detail?: string) => (error: Error) =>
    toasts.show({ tone: 'danger', title: wordError(i18n, operation, error), detail })
  const isPending = index.isPending || read.isPending
  if (website) {
    const kept = t`The website wasn’t read again. The previous version is kept.`
    return { isPending, retry: () => read.mutate(website, { onError: failed('learnFromWebsite', kept) }) }
  }
  const retry = () => index.mutate({ documentIds: [id] }, { onError: failed('indexDocumentsAgain') })
  return { isPending, retry: canIndex ? retry : undefined }
}
