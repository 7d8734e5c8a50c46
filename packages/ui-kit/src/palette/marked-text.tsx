import { Fragment } from 'react'
import { markHits } from './matches.ts'
import styles from './palette-view.module.css'

/** A text in which what is searched for stands out. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  return markHits(words, text).map((part, index) =>
    part.isHit ? (
      <mark key={index} className={styles['hit']}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
