import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerPassage } from '@replybay/api-client'
import type { CSSProperties, ReactNode } from 'react'
import { SourceIcon } from '../model/source-icon.tsx'
import { useKindNames } from '../model/use-kind-names.ts'
import styles from './ask.module.css'

interface AskPassageProps {
  number: number
  passage: AnswerPassage
  /** The words of the reply. */
  quoted: string
  /** The score from which on a passage is used; nothing where that is not known. */
  threshold: number | undefined
  /** Whether the reader is at its number in the reply. */
  isMarked: boolean
  onOpen: (key: string) => void
}

/** A passage that came near to a question: where it is from, how well it answers. */
export function AskPassage({ number, passage, quoted, threshold, isMarked, onOpen }: AskPassageProps) {
  const { t, i18n } = useLingui()
  const kinds = useKindNames()
  const { documentId, title, kind, link, page, heading, text, score, similarity, isUsed } = passage
  const formatScore = (one: number) =>
    new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(one)
  const [scored, least] = [formatScore(score), formatScore(threshold ?? 0)]
  const isBelow = threshold !== undefined && score < threshold
  const where = [
    page !== undefined && t`Page ${page}`,
    heading,
    kind === 'qa' && kinds.qa,
    !isUsed && similarity !== undefined && t`Similar in meaning`,
  ].filter(Boolean)
  return (
    <li className={styles['passage']} data-used={isUsed} data-marked={isMarked}>
      <span className={styles['badge']} aria-hidden>
        {number}
      </span>
      <div className={styles['passageText']}>
        <p className={styles['passageHead']}>
          <SourceIcon kind={kind} />
          {kind === 'website' && link ? (
            <a className={styles['passageTitle']} href={link} target="_blank" rel="noreferrer" dir="auto">
              {title}
            </a>
          ) : (
            <button
              type="button"
              className={styles['passageTitle']}
              dir="auto"
              onClick={() => onOpen(`${kind}:${documentId}`)}
            >
              {title}
            </button>
          )}
          <span className={styles['where']}>
            {where.join(' · ')}
            {!isUsed && where.length > 0 && ' · '}
            {!isUsed && (isBelow ? <Trans>under {least}, not used</Trans> : <Trans>not used</Trans>)}
          </span>
          <span
            className={styles['score']}
            style={{ '--score': score, '--threshold': threshold ?? 0 } as CSSProperties}
          >
            <span className={styles['bar']} aria-hidden />
            <span>{scored}</span>
          </span>
        </p>
        <p className={styles['said']} dir="auto">
          {isUsed ? withMarked(text, quoted) : text}
        </p>
      </div>
    </li>
  )
}

/** A text with those of its words marked that are quoted. */
function withMarked(text: string, quoted: string): ReactNode {
  const from = quoted === '' ? -1 : text.indexOf(quoted)
  if (from < 0) return text
  return (
    <>
      {text.slice(0, from)}
      <mark>{quoted}</mark>
      {text.slice(from + quoted.length)}
    </>
  )
}
