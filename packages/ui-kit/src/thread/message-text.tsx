import { splitLinks } from './split-links.ts'
import styles from './message-bubble.module.css'

/** What somebody wrote: plain, with its line breaks, and web addresses as links. */
export function MessageText({ text }: { text: string }) {
  return (
    <div dir="auto" className={styles['text']}>
      {splitLinks(text).map(({ text: part, href }, index) =>
        href ? (
          // The parts of one text never change places.
          // eslint-disable-next-line react/no-array-index-key
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
          part
        ),
      )}
    </div>
  )
}
