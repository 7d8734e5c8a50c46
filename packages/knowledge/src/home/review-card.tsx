import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Card, ProblemState, textLinkClassName } from '@replybay/ui-kit'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'
import styles from './gaps-card.module.css'
import { wordHomeError } from './home-errors.ts'

/** How many rows there is room for. */
const ROOM_FOR = 3

/** What support taught the AI agent and nobody has approved yet. Absent where nothing waits. */
export function ReviewCard() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery({
    ...knowledgeQueries.lessons({ limit: ROOM_FOR }),
    enabled: useCan('knowledge'),
  })
  const lessons = data?.lessons.slice(0, ROOM_FOR) ?? []
  if (!error && lessons.length === 0) return null
  const count = data?.counts['review'] ?? lessons.length
  return (
    <Card
      title={t`Waiting for your review`}
      aside={
        data && (
          <Link to="/knowledge/view-files" search={{ section: 'review' }} className={textLinkClassName()}>
            <Trans>View all {count}</Trans>
          </Link>
        )
      }
    >
      {error && !data && (
        <ProblemState title={wordHomeError(i18n, 'listLessons', error)} onRetry={() => void refetch()} />
      )}
      <ul>
        {lessons.map(({ lessonId, question, authorName }) => (
          <li key={lessonId} className={styles['row']}>
            <IconSchool aria-hidden />
            <Link
              to="/knowledge/view-files"
              search={{ section: 'review' }}
              className={styles['question']}
              title={question}
              dir="auto"
            >
              {question}
            </Link>
            {authorName && <bdi className={styles['asked']}>{authorName}</bdi>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
