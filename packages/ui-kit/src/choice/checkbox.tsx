import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { descriptionId } from '../field/field.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** What is agreed to or chosen; it may hold a link. */
  label: ReactNode
  /** Says what is missing. */
  error?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** Something that is agreed to, or one of several that are chosen; it counts once the form is sent. */
export function Checkbox({ label, error, id: givenId, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={joinClasses(styles['field'], className)}>
      <div className={styles['row']}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles['box']}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionId(id)}
        />
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
      </div>
      <div id={descriptionId(id)} aria-live="polite" className={styles['error']}>
        {error}
      </div>
    </div>
  )
}
