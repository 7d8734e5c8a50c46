import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FieldRowContext } from '../settings/field-row-place.ts'
import hidden from '../visually-hidden/visually-hidden.module.css'
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

/** The ids of all that describes a field's control: its own texts, the hint of its row, and what is given. */
export function useDescription(id: string, given: string | undefined): string | undefined {
  return joinClasses(descriptionId(id), use(FieldRowContext)?.hintId, given)
}

/** Label, control, and what is to be said about it. */
export function Field({ id, label, aside, hint, error, notice, children }: FieldProps) {
  const row = use(FieldRowContext)
  return (
    <div className={styles['field']}>
      <div className={row && !row.hasLabels ? hidden['hidden'] : styles['head']}>
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
