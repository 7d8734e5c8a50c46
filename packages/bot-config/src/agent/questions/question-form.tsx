import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type BotQuestion, webMutations, webQueries } from '@replybay/api-client'
import { answerTextLimit, questionTextLimit } from '@replybay/api-client/limits'
import { useCan } from '@replybay/feature-kit'
import { Button, surplusOf, TextArea, TextField } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import type { QuestionText } from './question-lists.ts'
import styles from './questions.module.css'

interface QuestionFormProps {
  webId: string
  lang: string
  question: BotQuestion
  /** What it is being changed to. */
  edit: QuestionText
  onType: (text: QuestionText) => void
  onClose: () => void
}

/** A question and its answer, changed in their row. What can't be saved stays typed. */
export function QuestionForm({ webId, lang, question: before, edit, onType, onClose }: QuestionFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { question, answer } = edit
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const canAnswer = useCan('webs')
  const save = useMutation(webMutations.updateQuestion({ id: webId, lang }))
  const { queryKey } = webQueries.questions(webId)
  const isEmpty = question.trim() === ''
  const answerBefore = before.answer ?? ''
  function submit() {
    setRefused(isEmpty)
    if (isEmpty) return field.current?.focus()
    if (
      surplusOf(question, questionTextLimit) > 0 ||
      surplusOf(answer, answerTextLimit) > 0 ||
      save.isPending
    )
      return
    const isSameAnswer = answer.trim() === answerBefore.trim()
    if (question.trim() === before.question && isSameAnswer) return onClose()
    const body = { questionId: before.questionId, question, ...(!isSameAnswer && { answer }) }
    save.mutate(body, {
      onSuccess: (all) => {
        client.setQueryData(queryKey, all)
        onClose()
      },
      onError: (error) => {
        // It, or its language, is gone: the list says so, and keeps what was typed.
        if (error instanceof ApiError && error.isNotFound) void client.invalidateQueries({ queryKey })
      },
    })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    const isSent =
      event.key === 'Enter' && (event.currentTarget === field.current || event.metaKey || event.ctrlKey)
    if (!isSent) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        ref={field}
        label={t`Question`}
        autoFocus
        autoComplete="off"
        lang={lang}
        limit={questionTextLimit}
        error={
          isRefused && isEmpty
            ? t`Type the question. An empty one isn’t saved.`
            : save.error && <ErrorWords operation="updateBotQuestion" error={save.error} />
        }
        value={question}
        onChange={({ currentTarget }) => onType({ question: currentTarget.value, answer })}
        onKeyDown={onKeyDown}
      />
      {canAnswer && (
        <TextArea
          label={t`Answer (optional)`}
          hint={t`Sent word for word when a visitor asks this question. The knowledge base isn’t searched.`}
          lang={lang}
          limit={answerTextLimit}
          minRows={2}
          value={answer}
          onChange={({ currentTarget }) => onType({ question, answer: currentTarget.value })}
          onKeyDown={onKeyDown}
        />
      )}
      <div className={styles['formFoot']}>
        <Button size="sm" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="sm" type="submit" variant="primary" loading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
