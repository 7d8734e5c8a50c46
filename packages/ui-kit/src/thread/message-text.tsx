import { Fragment, type ReactNode } from 'react'
import { markHits } from '../palette/matches.ts'
import { splitLinks } from './split-links.ts'
import styles from './message-bubble.module.css'

/** Order numbers and SKUs: capitals and figures, joined by hyphens. What is too long for a line is none. */
const NUMBER = /((?<![A-Z0-9-])[A-Z][A-Z0-9]{0,11}(?:-[A-Z0-9]{1,12}){1,3}(?![A-Z0-9-]))/

interface MessageTextProps {
  text: string
  /** Names that stand in it after an @: each is a person who was mentioned. */
  mentions?: readonly string[] | undefined
  /** Draws the number of an order or an article. @default as it is */
  renderNumber?: ((number: string) => ReactNode) | undefined
  /** Words that are searched for: they stand out. */
  searched?: string | undefined
}

/** What somebody wrote: plain, with its line breaks, and web addresses as links. */
export function MessageText({ text, mentions, renderNumber, searched }: MessageTextProps) {
  const [marked, look] = mentions?.length ? [anyOf(mentions), 'mention'] : [NUMBER, 'number']
  // The parts of one text never change places.
  return (
    <div dir="auto" className={styles['text']}>
      {splitLinks(text).map(({ text: part, href }, index) =>
        href ? (
          <a
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={styles['link']}
          >
            {part}
          </a>
        ) : (
          part.split(marked).map((piece, place) =>
            place % 2 === 1 ? (
              <span key={`${index}-${place}`} className={styles[look]}>
                {look === 'number' && renderNumber ? renderNumber(piece) : piece}
              </span>
            ) : (
              <Fragment key={`${index}-${place}`}>
                {searched ? markSearched(piece, searched) : piece}
              </Fragment>
            ),
          )
        ),
      )}
    </div>
  )
}

function markSearched(text: string, searched: string): ReactNode {
  return markHits(searched, text).map(({ text: part, isHit }, index) =>
    isHit ? <mark key={index}>{part}</mark> : part,
  )
}

/** Each of the names after an @, the longest first. */
function anyOf(names: readonly string[]): RegExp {
  const sorted = names.toSorted((a, b) => b.length - a.length)
  return new RegExp(`(@(?:${sorted.map((name) => name.replaceAll(/\W/gu, String.raw`\$&`)).join('|')}))`)
}
