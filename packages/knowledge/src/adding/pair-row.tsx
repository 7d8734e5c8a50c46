import { Trans, useLingui } from '@lingui/react/macro'
import type { AlikeSource } from '@replybay/api-client'
import { Tag, textLinkClassName } from '@replybay/ui-kit'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '../links.ts'
import { keyOfAlike } from '../model/source.ts'
import styles from './adding.module.css'
import type { PastedPair } from './read-pairs.ts'

interface PairRowProps {
  pair: PastedPair
  isSaved: boolean
  /** The source that it is like. */
  alike?: AlikeSource | undefined
}

/** One row that was pasted: question and answer, and below them why it is no pair. */
export function PairRow({ pair: { row, question, answer, problem }, isSaved, alike }: PairRowProps) {
  const { t } = useLingui()
  const words = {
    'no-question': t`Row ${row}: there is no question`,
    'no-answer': t`Row ${row}: there is no answer`,
    'long-question': t`Row ${row}: the question is too long`,
    'long-answer': t`Row ${row}: the answer is too long`,
    twice: t`Row ${row}: this question is already listed above`,
  }
  return (
    <li className={styles['pair']}>
      <span dir="auto">{question || '—'}</span>
      <span dir="auto">{answer || '—'}</span>
      {isSaved && <Tag tone="success">{t`Added`}</Tag>}
      {alike && !isSaved && (
        <span className={styles['rowAlike']}>
          <IconAlertTriangle aria-hidden />
          <span>
            {alike.answersOtherwise ? (
              <Trans>Same question with a different answer:</Trans>
            ) : (
              <Trans>Says almost the same thing:</Trans>
            )}{' '}
            <Link
              to="/knowledge/view-files"
              search={{ source: keyOfAlike(alike) }}
              className={textLinkClassName()}
            >
              {alike.title}
            </Link>
          </span>
        </span>
      )}
      {problem && (
        <span className={styles['rowProblem']}>
          <IconAlertTriangle aria-hidden />
          {words[problem]}
        </span>
      )}
    </li>
  )
}
