import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldTexts {
  label: ReactNode
  /** Stands at the far end of the label's line, such as a link. */
  aside?: ReactNode
  /** Helps before something went wrong. */
  hint?: ReactNode
  /** Says what is wrong and how to mend it. Takes the hint's place. */
  error?: ReactNode
}

interface FieldProps extends FieldTexts {
  id: string
  /** Says something of the moment, such as that Caps Lock is on. */
  notice?: ReactNode
  children: ReactNode
}

/** The id of the element that describes a field's control. */
export function descriptionId(id: string): string {
  return `${id}-description`
}

/** Label, control, and what is to be said about it. */
export function Field({ id, label, aside, hint, error, notice, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        {aside}
      </div>
      {children}
      {notice}
      <div id={descriptionId(id)} aria-live="polite">
        {error ? (
          <p className={styles['error']}>
            <IconAlertCircle aria-hidden />
            {error}
          </p>
        ) : (
          hint && <p className={styles['hint']}>{hint}</p>
        )}
      </div>
    </div>
  )
}
