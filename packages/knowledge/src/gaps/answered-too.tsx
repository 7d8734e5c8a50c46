import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AlikeSource, KnowledgeGap } from '@replybay/api-client'
import { Button, textLinkClassName } from '@replybay/ui-kit'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '../links.ts'
import { keyOfAlike } from '../model/source.ts'
import styles from './answered-too.module.css'
import { SourcePassage } from './source-passage.tsx'
import { useGapChange, useGapsAnswered } from './use-gap-change.ts'

/** Sources, and questions of each, that are named at once. */
const [MOST_SOURCES, MOST_QUESTIONS] = [3, 3]

/** What sources answer beside what they were written for: each question is named here, and leaves the list by a person's word alone. */
export function AnsweredToo({ gaps }: { gaps: readonly KnowledgeGap[] }) {
  const { t } = useLingui()
  const bySource = Map.groupBy(
    gaps.filter(({ answeredBy }) => answeredBy),
    ({ answeredBy }) => answeredBy?.documentId,
  )
  if (bySource.size === 0) return null
  return (
    <section className={styles['strip']} aria-label={t`May be answered too`}>
      {[...bySource.values()].slice(0, MOST_SOURCES).map((own) => (
        <OfSource key={own[0]?.answeredBy?.documentId} gaps={own} />
      ))}
    </section>
  )
}

/** The questions that one source answers, too. What it says stands below its name, or below each question where that differs. */
function OfSource({ gaps }: { gaps: readonly KnowledgeGap[] }) {
  const source = gaps[0]?.answeredBy
  if (!source) return null
  const isSame = gaps.every(({ answeredBy }) => answeredBy?.passage === source.passage)
  return (
    <>
      <p className={styles['title']} role="status">
        <IconCircleCheck aria-hidden />
        <span>
          <Trans>
            <SourceName source={source} /> may also answer{' '}
            <Plural value={gaps.length} one="another question" other="# other questions" />
          </Trans>
          {isSame && <SourcePassage passage={source.passage} />}
        </span>
      </p>
      <ul className={styles['questions']}>
        {gaps.slice(0, MOST_QUESTIONS).map((gap) => (
          <Question key={gap.gapId} gap={gap} passage={isSame ? undefined : gap.answeredBy?.passage} />
        ))}
      </ul>
    </>
  )
}

function Question({ gap, passage }: { gap: KnowledgeGap; passage: string | undefined }) {
  const { t } = useLingui()
  const change = useGapChange()
  const takeOff = useGapsAnswered()
  const { gapId, question } = gap
  return (
    <li className={styles['question']}>
      <Link
        to="/knowledge/view-files"
        search={(now) => ({ ...now, section: 'gaps', gap: gapId })}
        className={`${textLinkClassName()} ${styles['name']}`}
        title={question}
      >
        {question}
      </Link>
      <Button
        size="sm"
        variant="subtle"
        aria-label={t`Keep on the list: ${question}`}
        onClick={() => void change(gapId, { isAnswered: false })}
      >
        <Trans>Keep on the list</Trans>
      </Button>
      <Button size="sm" aria-label={t`Remove from the list: ${question}`} onClick={() => takeOff(gap)}>
        <Trans>Remove from the list</Trans>
      </Button>
      {passage !== undefined && (
        <div className={styles['said']}>
          <SourcePassage passage={passage} />
        </div>
      )}
    </li>
  )
}

/** A source by its title: the way to it. */
export function SourceName({ source }: { source: AlikeSource }) {
  const { t } = useLingui()
  const { title } = source
  return (
    <Link
      to="/knowledge/view-files"
      search={{ source: keyOfAlike(source) }}
      className={textLinkClassName()}
      title={title}
    >
      {t`“${title}”`}
    </Link>
  )
}
