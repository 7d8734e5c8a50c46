import { IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './suggestion-strip.module.css'

export interface SuggestionStripProps {
  /** "Suggestion", or that there is none. */
  title: ReactNode
  /** Links to what it was made of. */
  sources?: ReactNode
  /** Quiet buttons: insert, dismiss. */
  actions?: ReactNode
  /** The suggested text. */
  children?: ReactNode
}

/** What the AI would write, above what a person writes. It never sends. */
export function SuggestionStrip({ title, sources, actions, children }: SuggestionStripProps) {
  return (
    <section className={styles['strip']} role="status">
      <header className={styles['head']}>
        <IconSparkles aria-hidden />
        <span className={styles['title']}>{title}</span>
        <span className={styles['actions']}>{actions}</span>
      </header>
      {children && (
        // A long one is read by keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['text']} dir="auto" tabIndex={0}>
          {children}
        </div>
      )}
      {sources && <div className={styles['sources']}>{sources}</div>}
    </section>
  )
}
