import { type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FieldRowContext } from './field-row-place.ts'
import styles from './settings.module.css'

export interface FieldRowProps {
  /** The one label that is seen. Each field has a name of its own, which holds it. */
  title: ReactNode
  hint?: ReactNode
  /**
   * `line`: short fields beside one another, which the title names together. `labels`: each field shows its own label
   * below the title. @default 'one'
   */
  fields?: 'one' | 'line' | 'labels'
  children: ReactNode
}

/** A row of settings: what it is about, and its controls beside it or, where there is no room, below. */
export function FieldRow({ title, hint, fields = 'one', children }: FieldRowProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={styles['row']}>
      <div>
        <h3 id={id} className={styles['rowTitle']}>
          {title}
        </h3>
        {hint && (
          <p id={hintId} className={styles['rowHint']}>
            {hint}
          </p>
        )}
      </div>
      <div
        className={joinClasses(styles['controls'], fields === 'line' && styles['line'])}
        {...(fields === 'line' && { role: 'group', 'aria-labelledby': id })}
      >
        <FieldRowContext value={{ hintId, title, hasLabels: fields === 'labels' }}>
          {children}
        </FieldRowContext>
      </div>
    </div>
  )
}
