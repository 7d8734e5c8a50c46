import { Trans, useLingui } from '@lingui/react/macro'
import { type BotQuestionLanguage, webMutations, webQueries } from '@replybay/api-client'
import { widgetLimits } from '@replybay/api-client/limits'
import { useHeldChange } from '@replybay/feature-kit'
import { Banner, Keys, VisuallyHidden } from '@replybay/ui-kit'
import { IconKeyboard } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import { aRemoval, removals } from '../removal/removals.ts'
import { AddQuestions } from './add-questions.tsx'
import { KeepAsking } from './keep-asking.tsx'
import type { KeptQuestionTexts } from './kept-questions.ts'
import { QuestionRow } from './question-row.tsx'
import { languagesWithout, textOf, withQuestionMoved } from './question-lists.ts'
import styles from './questions.module.css'
import { useMoveWords } from './use-move-words.ts'
import { useReorder } from './use-reorder.ts'

interface QuestionListProps {
  webId: string
  language: BotQuestionLanguage
  /** All, to say in which others there is a question in the same place. */
  languages: readonly BotQuestionLanguage[]
  /** The language with the questions that are on their way out: places are counted in it. */
  whole: BotQuestionLanguage
  kept: KeptQuestionTexts
}

/** The questions of one language: to be changed in place, moved, deleted, and more of them added. */
export function QuestionList({ webId, language, languages, whole, kept }: QuestionListProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const held = useHeldChange(removals)
  const { lang, questions } = language
  const { queryKey } = webQueries.questions(webId)
  const move = useMutation(webMutations.moveQuestion({ id: webId, lang }))
  const [said, setSaid] = useState('')
  const words = useMoveWords(questions)
  const newField = useRef<HTMLTextAreaElement>(null)
  const ids = questions.map(({ questionId }) => questionId)
  const placeIn = (id: string | undefined) => whole.questions.findIndex(({ questionId }) => questionId === id)

  function moveNow(from: number, to: number) {
    const indexes = { oldIndex: placeIn(ids[from]), newIndex: placeIn(ids[to]) }
    const before = client.getQueryData(queryKey)
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (now) => now && withQuestionMoved(now, lang, indexes))
    move.mutate(indexes, {
      onSuccess: (all) => client.setQueryData(queryKey, all),
      onError: () => {
        client.setQueryData(queryKey, before)
        void client.invalidateQueries({ queryKey })
      },
    })
  }
  const reorder = useReorder({
    ids,
    onMove: moveNow,
    onTell: (event, taken) => setSaid(words(event, taken)),
  })
  const shown = reorder.order.flatMap((id) => questions.find(({ questionId }) => questionId === id) ?? [])
  const isCounted = questions.some(({ asked }) => asked !== undefined)
  const others = languages.filter((one) => one.lang !== lang)
  function remove(questionId: string, title: string) {
    held(aRemoval({ webId, lang, questionId }), {
      title: t({ context: 'question', message: `Deleted: ${title}` }),
      tooLate: t`The question was already deleted`,
    })
    kept.close(questionId)
    newField.current?.focus()
  }
  return (
    <>
      {move.error && (
        <Banner tone="danger">
          <ErrorWords
            operation="moveBotQuestion"
            error={move.error}
            detail={t`The questions are in their old order. Try again.`}
          />
        </Banner>
      )}
      <section className={styles['card']} aria-label={t`Questions`}>
        {questions.length > 0 && (
          <div className={styles['head']} aria-hidden>
            <span className={styles['headWords']}>{t`Question`}</span>
            {others.length > 0 && <span className={styles['marks']}>{t`Also in, by position`}</span>}
            {isCounted && (
              <span className={styles['asked']}>{t({ context: 'column', message: 'Asked, 30 d' })}</span>
            )}
          </div>
        )}
        <ol {...reorder.listProps} className={styles['rows']} aria-label={t`Questions`}>
          {shown.map((question, place) => (
            <QuestionRow
              key={question.questionId}
              webId={webId}
              lang={lang}
              question={question}
              others={others.map((one) => one.lang)}
              without={languagesWithout(others, place)}
              isCounted={isCounted}
              edit={kept.edited[question.questionId]}
              isTaken={reorder.takenId === question.questionId}
              handle={reorder.handleProps(question.questionId)}
              onEdit={(text) => kept.edit(question.questionId, { lang, ...(text ?? textOf(question)) })}
              onClose={() => kept.close(question.questionId)}
              onMoveUp={place > 0 ? () => moveNow(place, place - 1) : undefined}
              onMoveDown={place < shown.length - 1 ? () => moveNow(place, place + 1) : undefined}
              onRemove={() => remove(question.questionId, question.question)}
            />
          ))}
        </ol>
        <AddQuestions
          webId={webId}
          lang={lang}
          text={kept.added[lang] ?? ''}
          onType={(text) => kept.type(lang, text)}
          field={newField}
          isFirst={questions.length === 0}
        />
      </section>
      <KeepAsking
        webId={webId}
        lang={lang}
        questions={whole.questions}
        onAdded={() => newField.current?.focus()}
      />
      <div aria-live="assertive">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {questions.length > widgetLimits.questions && (
        <p className={styles['note']}>
          <Trans>
            Visitors see the first three questions of their language. The AI agent knows the answers to all of
            them.
          </Trans>
        </p>
      )}
      {questions.length > 1 && (
        <p className={styles['keys']}>
          <IconKeyboard aria-hidden />
          <Trans>
            Move a question with <Keys keys="space" /> then <Keys keys="up" /> <Keys keys="down" />
          </Trans>
        </p>
      )}
    </>
  )
}
