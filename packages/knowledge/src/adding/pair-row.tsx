import { useLingui } from '@lingui/react/macro'
import { Tag } from '@replybay/ui-kit'
import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './adding.module.css'
import type { PastedPair } from './read-pairs.ts'

interface PairRowProps {
  pair: PastedPair
  isSaved: boolean
}

/** One row that was pasted: question and answer, and below them why it is no pair. */
export function PairRow({ pair: { row, question, answer, problem }, isSaved }: PairRowProps) {
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
      {problem && (
        <span className={styles['rowProblem']}>
          <IconAlertTriangle aria-hidden />
          {words[problem]}
        </span>
      )}
    </li>
  )
}
