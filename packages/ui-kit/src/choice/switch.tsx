import { Switch as MantineSwitch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { type ReactNode, type Ref, use, useId } from 'react'
import { descriptionId, useDescription } from '../field/field.tsx'
import { joinClasses } from '../join-classes.ts'
import { FieldRowContext } from '../settings/field-row-place.ts'
import hidden from '../visually-hidden/visually-hidden.module.css'
import styles from './switch.module.css'

export interface SwitchProps {
  /** What is on while it is on, in positive words. */
  label: ReactNode
  /** What that means. */
  hint?: ReactNode
  /** Why it could not be changed. Takes the hint's place. */
  error?: ReactNode
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
  /** The change is on its way: it can't be changed again meanwhile, and keeps the focus. @default false */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  id?: string | undefined
  className?: string | undefined
  'aria-describedby'?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** On or off, and in force at once. */
export function Switch(props: SwitchProps) {
  const { label, hint, error, onChange, busy = false, id: givenId, className, checked, ...rest } = props
  const ownId = useId()
  const id = givenId ?? ownId
  // A row of settings says it already where both say the same.
  const isSaid = use(FieldRowContext)?.title === label
  const description = useDescription(id, rest['aria-describedby'])
  return (
    <div className={joinClasses(styles['row'], className)}>
      <span className={styles['words']}>
        <label htmlFor={id} className={isSaid ? hidden['hidden'] : styles['label']}>
          {label}
        </label>
        <span id={descriptionId(id)} aria-live="polite" className={error ? styles['error'] : styles['hint']}>
          {error || hint}
        </span>
      </span>
      <MantineSwitch
        {...rest}
        {...(checked !== undefined && { checked })}
        id={id}
        classNames={{ track: styles['track'], thumb: styles['thumb'] }}
        withThumbIndicator={false}
        aria-describedby={description}
        aria-busy={busy}
        aria-disabled={busy}
        onChange={(event) => {
          if (!busy) onChange?.(event.currentTarget.checked)
        }}
      />
    </div>
  )
}
