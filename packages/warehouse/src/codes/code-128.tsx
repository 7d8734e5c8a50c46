import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import type { CSSProperties } from 'react'
import styles from './code-128.module.css'

/** What makes bars is large, and no page waits for it. */
const CodeBars = lazyPart(async () => (await import('./code-bars.tsx')).CodeBars)

export interface Code128Props {
  /** What a scanner reads. Its name stands beside it in words. */
  text: string
  /** How wide the thinnest bar is, in px: a whole number, so that all are sharp. @default 2 */
  module?: number
  /** Of the bars, in px. @default 40 */
  height?: number
}

/** A text as a code that scanners read, black on white in any color scheme, with the quiet zones beside it. */
export function Code128(props: Code128Props) {
  return (
    <span
      className={styles['code']}
      data-code={props.text}
      style={{ '--code-height': `${props.height ?? 40}px` } as CSSProperties}
    >
      <LazyBoundary>
        <CodeBars {...props} />
      </LazyBoundary>
    </span>
  )
}
