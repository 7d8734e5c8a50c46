import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { buttonClassName, Card, ProblemState, textLinkClassName, useFittingRows } from '@replybay/ui-kit'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useId } from 'react'
import { Link } from '../links.ts'
import styles from './gaps-card.module.css'
import { wordHomeError } from './home-errors.ts'

/** How many rows there are at least, where as many were asked; and the most that a tall page has room for. */
const LEAST_ROWS = 6
const MOST_ROWS = 20
const DAYS = 7

/** What customers asked most often this week and no source answers. Absent where every question found one. */
export function GapsCard() {
  const { t, i18n } = useLingui()
  const id = useId()
  const filter = { days: DAYS, limit: MOST_ROWS } as const
  const { data, error, refetch } = useQuery({
    ...knowledgeQueries.gaps(filter),
    enabled: useCan('knowledge'),
  })
  const { rows, ref } = useFittingRows(LEAST_ROWS)
  if (!error && (!data || data.gaps.length === 0)) return null
  return (
    <Card
      title={t`Unanswered this week`}
      aside={
        data && (
          <Link
            to="/knowledge/view-files"
            search={{ section: 'gaps', days: String(DAYS) }}
            className={textLinkClassName()}
          >
            <Trans>View all {data.total}</Trans>
          </Link>
        )
      }
    >
      {error && !data && (
        <ProblemState
          title={wordHomeError(i18n, 'listKnowledgeGaps', error)}
          onRetry={() => void refetch()}
        />
      )}
      <ul
        ref={ref}
        className={styles['rows']}
        style={{ '--rows': Math.min(LEAST_ROWS, data?.gaps.length ?? 0) } as CSSProperties}
      >
        {data?.gaps.slice(0, rows).map(({ gapId, question, asked, language }) => (
          <li key={gapId} className={styles['row']}>
            <IconMessageQuestion aria-hidden />
            <span
              id={`${id}-${gapId}`}
              className={styles['question']}
              title={question}
              lang={language}
              dir="auto"
            >
              {question}
            </span>
            <span className={styles['asked']}>
              <Plural value={asked} one="# time" other="# times" />
            </span>
            <Link
              to="/knowledge/view-files"
              search={{ section: 'gaps', gap: gapId }}
              className={buttonClassName({ size: 'sm', variant: 'default' })}
              aria-describedby={`${id}-${gapId}`}
            >
              <Trans context="button">Write the answer</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
