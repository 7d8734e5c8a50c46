import { Trans, useLingui } from '@lingui/react/macro'
import { type BotQuestionLanguage, webMutations, webQueries } from '@replybay/api-client'
import { Banner, Button, CopyButton } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ErrorWords } from '../../error-words.tsx'
import type { KeptQuestionTexts, QuestionEdit } from './kept-questions.ts'
import { useLanguageNames } from './language-names.ts'
import styles from './questions.module.css'

interface LostTextsProps {
  webId: string
  /** What the server has. */
  languages: readonly BotQuestionLanguage[]
  kept: KeptQuestionTexts
}

/** What was typed to questions that another person has deleted meanwhile, alone or with their language: it is not lost. */
export function LostTexts({ webId, languages, kept: { edited, close } }: LostTextsProps) {
  const ids = new Set(languages.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)))
  return Object.entries(edited)
    .filter(([questionId]) => !ids.has(questionId))
    .map(([questionId, edit]) => (
      <LostText
        key={questionId}
        webId={webId}
        edit={edit}
        languages={languages.map(({ lang }) => lang)}
        onDone={() => close(questionId)}
      />
    ))
}

interface LostTextProps {
  webId: string
  edit: QuestionEdit
  /** Those that are there. */
  languages: readonly string[]
  onDone: () => void
}

function LostText({ webId, edit: { lang, question, answer }, languages, onDone }: LostTextProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const name = useLanguageNames(languages)(lang)
  const isThere = languages.includes(lang)
  const { queryKey } = webQueries.questions(webId)
  const addLanguage = useMutation(webMutations.addLanguage(webId))
  const addQuestion = useMutation(webMutations.addQuestion({ id: webId, lang }))
  const text = [question, answer].filter((part) => part !== '').join('\n')
  async function addAgain() {
    try {
      if (!isThere) await addLanguage.mutateAsync({ lang })
      const all = await addQuestion.mutateAsync({ question, ...(answer.trim() !== '' && { answer }) })
      client.setQueryData(queryKey, all)
      onDone()
    } catch {
      // It is said below, and the text stays.
    }
  }
  return (
    <Banner tone="warning">
      <p>
        {isThere ? (
          <Trans>This question was deleted while you were editing it. Your text is kept here.</Trans>
        ) : (
          <Trans>{name} was deleted while you were editing a question in it. Your text is kept here.</Trans>
        )}
      </p>
      <blockquote className={styles['lost']} dir="auto">
        {text}
      </blockquote>
      {addLanguage.error && (
        <p role="alert">
          <ErrorWords operation="addBotQuestionLanguage" error={addLanguage.error} />
        </p>
      )}
      {addQuestion.error && (
        <p role="alert">
          <ErrorWords operation="addBotQuestion" error={addQuestion.error} />
        </p>
      )}
      <div className={styles['lostActions']}>
        <Button
          size="sm"
          disabled={question.trim() === ''}
          loading={addLanguage.isPending || addQuestion.isPending}
          onClick={() => void addAgain()}
        >
          {isThere ? <Trans>Add it again</Trans> : <Trans>Add {name} again</Trans>}
        </Button>
        <CopyButton text={text}>
          <Trans>Copy</Trans>
        </CopyButton>
        <Button size="sm" variant="subtle" onClick={onDone}>
          {t({ context: 'unsaved changes', message: 'Discard' })}
        </Button>
      </div>
    </Banner>
  )
}
