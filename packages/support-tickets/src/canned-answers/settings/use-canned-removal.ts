import { useLingui } from '@lingui/react/macro'
import { type CannedAnswer, cannedAnswerMutations } from '@replybay/api-client'
import { useToasts } from '@replybay/ui-kit'
import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../../errors.ts'

/** Removes a canned answer at once; to undo that writes it again. */
export function useCannedRemoval(): (answer: CannedAnswer) => void {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  const failed = (title: string) => toasts.show({ tone: 'danger', title })

  return ({ _id, shortcut, title, texts }) => {
    const bringBack = () =>
      new MutationObserver(client, cannedAnswerMutations.create())
        .mutate({ shortcut, title, texts })
        .catch((error: unknown) => failed(wordError(i18n, 'createCannedAnswer', error)))
    new MutationObserver(client, cannedAnswerMutations.delete(_id))
      .mutate()
      .then(() => toasts.show({ title: t`Canned answer “${title}” removed`, undo: () => void bringBack() }))
      .catch((error: unknown) => failed(wordError(i18n, 'deleteCannedAnswer', error)))
  }
}
