import { Trans, useLingui } from '@lingui/react/macro'
import { type Change, diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import styles from './trial.module.css'

/** How long two replies are compared at most, ms. */
const LONGEST_MS = 200

interface ReplyDifferenceProps {
  /** What was said; empty where it was handed off. */
  before: string
  after: string
}

/** Two replies beside one another, with the words marked that only one of them has. */
export function ReplyDifference({ before, after }: ReplyDifferenceProps) {
  const { t } = useLingui()
  const changes = useMemo(() => compare(before, after), [before, after])
  return (
    <div className={styles['difference']}>
      <Side
        label={t({ context: 'reply', message: 'Before' })}
        changes={changes.filter((one) => !one.added)}
      />
      <Side label={t({ context: 'reply', message: 'Now' })} changes={changes.filter((one) => !one.removed)} />
    </div>
  )
}

function Side({ label, changes }: { label: string; changes: readonly Change[] }) {
  const isEmpty = changes.every(({ value }) => value === '')
  return (
    <div role="group" aria-label={label} className={styles['side']}>
      <p className={styles['note']}>{label}</p>
      <p className={styles['reply']} dir="auto">
        {isEmpty && <Trans>Handed off</Trans>}
        {changes.map(({ value, added, removed }, place) => {
          // The parts of a text have no other name than their place.
          const key = `${place} ${value}`
          if (added) return <ins key={key}>{value}</ins>
          if (removed) return <del key={key}>{value}</del>
          return <span key={key}>{value}</span>
        })}
      </p>
    </div>
  )
}

/** Of two that take too long, or one of which says nothing, nothing is marked. */
function compare(before: string, after: string): Change[] {
  const changes =
    before === '' || after === '' ? undefined : diffWordsWithSpace(before, after, { timeout: LONGEST_MS })
  return (
    changes ?? [whole(before, { added: false, removed: true }), whole(after, { added: true, removed: false })]
  )
}

const whole = (value: string, which: Pick<Change, 'added' | 'removed'>): Change => ({
  value,
  count: 1,
  ...which,
})
