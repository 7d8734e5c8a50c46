import { Plural, Trans } from '@lingui/react/macro'
import { Tag } from '@replybay/ui-kit'
import { type Change, diffWordsWithSpace } from 'diff'
import { type ReactNode, useMemo } from 'react'
import styles from './pane.module.css'

/** How long two texts are compared at most, ms. */
const LONGEST_MS = 300

interface WordDifferenceProps {
  before: string
  after: string
  /** What the two are: when the one was saved, and that the other is a draft. */
  beforeLabel: ReactNode
  afterLabel: ReactNode
}

/** Two texts, one above the other, with the words marked that only one of them has. */
export function WordDifference({ before, after, beforeLabel, afterLabel }: WordDifferenceProps) {
  const changes = useMemo(() => diffWordsWithSpace(before, after, { timeout: LONGEST_MS }), [before, after])
  if (!changes) {
    return (
      <p className={styles['note']}>
        <Trans>The two texts differ too much to be compared.</Trans>
      </p>
    )
  }
  const [removed, added] = [wordsIn(changes, 'removed'), wordsIn(changes, 'added')]
  return (
    <div className={styles['difference']}>
      <p className={styles['differenceHead']}>
        <b>
          <Trans>Difference</Trans>
        </b>
        <Tag tone="danger">
          <Plural value={removed} one="− # word" other="− # words" />
        </Tag>
        <Tag tone="success">
          <Plural value={added} one="+ # word" other="+ # words" />
        </Tag>
      </p>
      <div className={styles['blocks']}>
        <Block sign="−" label={beforeLabel} changes={changes.filter((one) => !one.added)} />
        <Block sign="+" label={afterLabel} changes={changes.filter((one) => !one.removed)} />
      </div>
    </div>
  )
}

interface BlockProps {
  sign: string
  label: ReactNode
  changes: readonly Change[]
}

function Block({ sign, label, changes }: BlockProps) {
  return (
    <div className={styles['block']} data-sign={sign}>
      <span className={styles['sign']} aria-hidden>
        {sign}
      </span>
      <div>
        <p className={styles['caption']}>{label}</p>
        <p className={styles['blockText']} dir="auto">
          {shortened(changes).map(({ value, added, removed }, place) => {
            // The parts of a text have no other name than their place.
            const key = `${place} ${value}`
            if (added) return <ins key={key}>{value}</ins>
            if (removed) return <del key={key}>{value}</del>
            return <span key={key}>{value}</span>
          })}
        </p>
      </div>
    </div>
  )
}

/** How much of what is the same stands on either side of a change, in characters. */
const AROUND = 120

/** Leaves out of long stretches that are the same all but their ends. */
function shortened(changes: readonly Change[]): Change[] {
  return changes.map((change, place) => {
    const { value, added, removed } = change
    if (added || removed || value.length <= 2 * AROUND + 1) return change
    const head = place === 0 ? '' : value.slice(0, AROUND)
    const tail = place === changes.length - 1 ? '' : value.slice(-AROUND)
    return { ...change, value: `${head} … ${tail}` }
  })
}

function wordsIn(changes: readonly Change[], which: 'added' | 'removed'): number {
  return changes
    .filter((change) => change[which])
    .reduce((sum, { value }) => sum + (value.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0), 0)
}
