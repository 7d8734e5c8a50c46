import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type BotQuestionLanguage, webMutations, webQueries } from '@replybay/api-client'
import { ConfirmDialog, useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ErrorWords } from '../../error-words.tsx'

interface RemoveLanguageDialogProps {
  webId: string
  language: BotQuestionLanguage
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Asks before a language goes, with its questions. */
export function RemoveLanguageDialog({ webId, language, name, isOpen, onClose }: RemoveLanguageDialogProps) {
  const { t } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const { lang, questions } = language
  const remove = useMutation(webMutations.removeLanguage({ id: webId, lang }))
  const { queryKey } = webQueries.questions(webId)
  function removed() {
    toasts.show({ tone: 'success', title: t`${name} was deleted` })
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t`Delete ${name}?`}
      confirmLabel={t`Delete language`}
      isOpen={isOpen}
      onClose={() => {
        remove.reset()
        onClose()
      }}
      busy={remove.isPending}
      error={remove.error && <ErrorWords operation="removeBotQuestionLanguage" error={remove.error} />}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: (left) => {
            client.setQueryData(queryKey, left)
            removed()
          },
          onError: (error) => {
            // Another person was faster.
            if (!(error instanceof ApiError && error.isNotFound)) return
            void client.invalidateQueries({ queryKey })
            removed()
          },
        })
      }
    >
      <p>
        {questions.length === 0 ? (
          <Trans>It has no questions.</Trans>
        ) : (
          <Plural
            value={questions.length}
            one="Its # question is deleted for good."
            other="Its # questions are deleted for good."
          />
        )}
      </p>
    </ConfirmDialog>
  )
}
