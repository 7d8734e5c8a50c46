import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { EmptyState, Skeleton, StaleStrip } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { AsOf } from '../sources/as-of.tsx'
import { SectionFrame } from '../sources/section-frame.tsx'
import { SourcesProblem } from '../sources/sources-problem.tsx'
import sources from '../sources/sources.module.css'
import { LessonCard } from './lesson-card.tsx'
import styles from './review.module.css'

/** What waits to be learned: the agents know nothing of it before it is approved here. */
export function ReviewSection() {
  const { t, i18n } = useLingui()
  const { data, error, dataUpdatedAt, refetch } = useQuery(knowledgeQueries.lessons())
  const asOf = new Date(dataUpdatedAt)
  const retry = () => void refetch()
  const lessons = data?.lessons ?? []
  const others = (data?.counts['review'] ?? 0) - lessons.length
  return (
    <SectionFrame actions={data && <AsOf moment={asOf} />}>
      {error && data && (
        <StaleStrip title={wordError(i18n, 'listLessons', error)} asOf={asOf} onRetry={retry} />
      )}
      {error && !data && (
        <SourcesProblem
          error={error}
          title={wordError(i18n, 'listLessons', error)}
          detail={t`Nothing was lost. Try again.`}
          onRetry={retry}
        />
      )}
      {!error && !data && (
        <div
          className={sources['skeletons']}
          role="status"
          aria-busy="true"
          aria-label={t`Loading the review list`}
        >
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </div>
      )}
      {data && lessons.length === 0 && (
        <EmptyState
          title={t`Nothing to review`}
          detail={t`When support teaches the AI agent something from a ticket or an email, it appears here for approval first.`}
        />
      )}
      {lessons.length > 0 && (
        <div className={styles['page']}>
          <p className={styles['intro']}>
            <Trans>The AI agent knows these only after you approve them.</Trans>
          </p>
          <ul className={styles['list']} aria-label={t`Waiting for review`}>
            {lessons.map((lesson) => (
              <li key={lesson.lessonId}>
                <LessonCard lesson={lesson} />
              </li>
            ))}
          </ul>
          {others > 0 && (
            <p className={styles['intro']}>
              <Plural
                value={others}
                one="# more appears as you review these."
                other="# more appear as you review these."
              />
            </p>
          )}
        </div>
      )}
    </SectionFrame>
  )
}
