import { splitLinks } from './split-links.ts'
import styles from './message-bubble.module.css'

/** Order numbers and SKUs: capitals and figures, joined by hyphens. What is too long for a line is none. */
const NUMBER = /((?<![A-Z0-9-])[A-Z][A-Z0-9]{0,11}(?:-[A-Z0-9]{1,12}){1,3}(?![A-Z0-9-]))/

/** What somebody wrote: plain, with its line breaks, and web addresses as links. */
export function MessageText({ text }: { text: string }) {
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
          part.split(NUMBER).map((piece, place) =>
            place % 2 === 1 ? (
              <span key={`${index}-${place}`} className={styles['number']}>
                {piece}
              </span>
            ) : (
              piece
            ),
          )
        ),
      )}
    </div>
  )
}
