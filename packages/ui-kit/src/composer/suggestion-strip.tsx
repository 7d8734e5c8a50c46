import { IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './suggestion-strip.module.css'

export interface SuggestionStripProps {
  /** "Suggested reply". */
  title: ReactNode
  /** What it was made of, and what puts it aside: at the end of the title. */
  aside?: ReactNode
  /** The suggested text. */
  children?: ReactNode
  /** What is to be filled in and what is proven, in words: `FactLine`s. */
  facts?: ReactNode
  /** Is as high as `SuggestionPlace`, whatever it holds. @default false */
  keepsPlace?: boolean | undefined
  /** Quiet buttons: insert, replace. */
  actions?: ReactNode
}

/** What the AI would write, above what a person writes. It never sends. */
export function SuggestionStrip(props: SuggestionStripProps) {
  const { title, aside, children, facts, actions, keepsPlace = false } = props
  return (
    <section className={joinClasses(styles['strip'], keepsPlace && styles['kept'])}>
      <header className={styles['head']}>
        <IconSparkles aria-hidden />
        <span className={styles['title']} role="status">
          {title}
        </span>
        {aside && <span className={styles['aside']}>{aside}</span>}
      </header>
      {children && (
        // A long one is read by keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['text']} dir="auto" tabIndex={0}>
          {children}
        </div>
      )}
      {facts && (
        <div className={styles['facts']} role="status">
          {facts}
        </div>
      )}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </section>
  )
}
