import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './middle-ellipsis.module.css'

export interface MiddleEllipsisProps {
  text: string
  /** How many characters of its end are always seen. @default 12 */
  tail?: number
}

/** One line of text that loses its middle where there is no room: of an address, both ends tell it from others. */
export function MiddleEllipsis({ text, tail = 12 }: MiddleEllipsisProps) {
  const characters = Array.from(text)
  if (characters.length <= 2 * tail) return <span title={text}>{text}</span>
  return (
    <span className={styles['text']} title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles['head']} aria-hidden>
        {characters.slice(0, -tail).join('')}
      </span>
      <span className={styles['tail']} aria-hidden>
        {characters.slice(-tail).join('')}
      </span>
    </span>
  )
}
