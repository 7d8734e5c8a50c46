import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { questionTextLimit } from '@replybay/api-client/limits'
import { Banner, Button, Progress, TextArea } from '@replybay/ui-kit'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import { questionsOf } from './question-lists.ts'
import styles from './questions.module.css'
import { useAddQuestions } from './use-add-questions.ts'

interface AddQuestionsProps {
  webId: string
  lang: string
  text: string
  onType: (text: string) => void
  field: RefObject<HTMLTextAreaElement | null>
  /** Whether there is none yet. */
  isFirst: boolean
}

/** Adds a question, or one a line of what is pasted: says how far it has come, and keeps those that failed. */
export function AddQuestions({ webId, lang, text, onType, field, isFirst }: AddQuestionsProps) {
  const { t } = useLingui()
  const [isRefused, setRefused] = useState(false)
  const { add, progress, failure } = useAddQuestions(webId, lang)
  const questions = questionsOf(text)
  const limit = questionTextLimit
  const tooLong = questions.find((question) => question.length > questionTextLimit)
  const { done = 0, total = 1 } = progress ?? {}
  const isMany = questions.length > 1
  async function submit() {
    if (progress) return
    setRefused(questions.length === 0)
    if (questions.length > 0 && tooLong === undefined) {
      const left = await add(questions)
      onType(left.join('\n'))
    }
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void submit()
  }
  return (
    <div className={styles['add']}>
      <TextArea
        ref={field}
        label={
          isFirst
            ? t`Add the first question, or paste several lines`
            : t`Add a question, or paste several lines`
        }
        hint={isMany && t`One question a line`}
        error={
          (isRefused && questions.length === 0 && t`Type a question first. An empty one isn’t added.`) ||
          (tooLong !== undefined && t`A question can have up to ${limit} characters`)
        }
        lang={lang}
        minRows={1}
        maxRows={12}
        value={text}
        readOnly={progress !== undefined}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {progress && (
        <div role="status" className={styles['progress']}>
          <Progress label={t`Adding questions`} value={done / total} />
          <span>
            <Trans>
              {done} of {total} added
            </Trans>
          </span>
        </div>
      )}
      {failure && !progress && (
        <Banner tone="danger">
          <ErrorWords operation="addBotQuestion" error={failure.error} />{' '}
          <Plural
            value={failure.left}
            one="# question wasn’t added. It’s still here."
            other="# questions weren’t added. They’re still here."
          />
        </Banner>
      )}
      <div className={styles['formFoot']}>
        <Button size="sm" loading={progress !== undefined} shortcut="enter" onClick={() => void submit()}>
          {isMany ? (
            <Plural value={questions.length} one="Add # question" other="Add # questions" />
          ) : (
            <Trans>Add question</Trans>
          )}
        </Button>
      </div>
    </div>
  )
}
