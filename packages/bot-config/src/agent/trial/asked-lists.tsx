import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { newTestQuestionLimits } from '@replybay/api-client/limits'
import { errorDetail } from '@replybay/feature-kit'
import { Button, Checkbox, EmptyState, ProblemState, Skeleton, Tag } from '@replybay/ui-kit'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type BotConfigOperation, wordError } from '../../errors.ts'
import styles from './trial.module.css'
import type { ChosenQuestion } from './use-add-tests.ts'

interface AskedListProps {
  /** What is tested already. */
  tested: ReadonlySet<string>
  chosen: ReadonlyMap<string, ChosenQuestion>
  onChoose: (question: ChosenQuestion, isChosen: boolean) => void
}

interface AskedQuestion extends ChosenQuestion {
  id: string
  /** Where it is from. */
  note: ReactNode
}

const PAGE = 25

/** What the AI agents could not answer, most asked first. */
export function Gaps(props: AskedListProps) {
  const { t } = useLingui()
  const query = useQuery(knowledgeQueries.gaps({ days: 90 }))
  return (
    <AskedList
      {...props}
      {...query}
      operation="listKnowledgeGaps"
      empty={
        <EmptyState
          title={t`No unanswered questions`}
          detail={t`The AI agents answered everything that customers asked in the last 90 days.`}
        />
      }
      questions={query.data?.gaps.map(({ gapId, question, language, asked }) => ({
        id: gapId,
        question,
        lang: language,
        note: <Plural value={asked} one="Asked # time" other="Asked # times" />,
      }))}
    />
  )
}

/** What customers wrote first in tickets that a person has answered, the newest first. */
export function ClosedTickets(props: AskedListProps) {
  const { t } = useLingui()
  const query = useInfiniteQuery(knowledgeQueries.untaughtTickets({ limit: PAGE }))
  return (
    <>
      <AskedList
        {...props}
        {...query}
        operation="listUntaughtTickets"
        empty={
          <EmptyState
            title={t`No closed tickets yet`}
            detail={t`Closed tickets that your team replied to appear here.`}
          />
        }
        questions={query.data?.pages
          .flatMap(({ tickets }) => tickets)
          .map(({ ticketId, asked, customerName }) => ({
            id: ticketId,
            question: asked,
            note: customerName,
          }))}
      />
      {query.hasNextPage && (
        <Button
          variant="subtle"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

interface AskedListContent extends AskedListProps {
  questions: readonly AskedQuestion[] | undefined
  operation: BotConfigOperation
  error: unknown
  refetch: () => unknown
  empty: ReactNode
}

function AskedList({
  questions,
  operation,
  error,
  refetch,
  empty,
  tested,
  chosen,
  onChoose,
}: AskedListContent) {
  const { t, i18n } = useLingui()
  const detail = errorDetail(i18n, error)
  if (!questions && error) {
    const words = wordError(i18n, operation, error)
    return <ProblemState title={words} detail={detail} onRetry={() => void refetch()} />
  }
  if (!questions) return <Skeleton height="12rem" />
  if (questions.length === 0) return empty
  return (
    <ul className={styles['askedList']} aria-label={t`Questions`}>
      {questions.map(({ id, question: whole, lang, note }) => {
        const question = whole.trim().slice(0, newTestQuestionLimits.question)
        const isTested = tested.has(question)
        return (
          <li key={id} className={styles['askedRow']}>
            <Checkbox
              label={<span dir="auto">{question}</span>}
              checked={isTested || chosen.has(question)}
              disabled={isTested || question === ''}
              onChange={({ currentTarget }) =>
                onChoose({ question, ...(lang !== undefined && { lang }) }, currentTarget.checked)
              }
            />
            <p className={styles['note']}>{note}</p>
            {isTested && (
              <Tag>
                <Trans>Already in the test set</Trans>
              </Tag>
            )}
          </li>
        )
      })}
    </ul>
  )
}
