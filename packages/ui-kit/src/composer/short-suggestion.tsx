import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp, IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './short-suggestion.module.css'

export interface ShortSuggestionProps {
  /** "Suggested reply". */
  title: ReactNode
  /** How much is to be filled in. */
  note?: ReactNode
  /** The title alone is shown. */
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  /** A menu of what else can be done with it. */
  aside?: ReactNode
  /** The suggested text: two lines are seen, the rest is scrolled to. */
  children?: ReactNode
  /** The button that inserts it. */
  action?: ReactNode
}

/** What the AI would write, above the editor of a phone: two lines, and one when folded. */
export function ShortSuggestion(props: ShortSuggestionProps) {
  const { title, note, isFolded, onFold, aside, children, action } = props
  const { t } = useLingui()
  return (
    <section className={styles['strip']}>
      <header className={styles['head']}>
        <IconSparkles aria-hidden className={styles['mark']} />
        <span className={styles['title']} role="status">
          {title}
          {note && <span className={styles['note']}> · {note}</span>}
        </span>
        {aside}
        {children && (
          <IconButton
            size="sm"
            label={isFolded ? t`Expand suggestion` : t`Collapse suggestion`}
            aria-expanded={!isFolded}
            icon={isFolded ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />}
            onClick={() => onFold(!isFolded)}
          />
        )}
      </header>
      {children && !isFolded && (
        <div className={styles['body']}>
          {/* A long one is read by keys. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles['text']} dir="auto" tabIndex={0}>
            {children}
          </div>
          {action}
        </div>
      )}
    </section>
  )
}
