import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { type TextLimit, useTextLimit } from '../text-limit/use-text-limit.ts'
import { Field, type FieldTexts, useDescription } from './field.tsx'
import styles from './field.module.css'

export interface TextFieldProps
  extends FieldTexts, TextLimit, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'maxLength'> {
  /** `lg` is for sign-in forms. @default 'md' */
  size?: 'md' | 'lg' | undefined
  /** Stands inside, at the end. */
  rightSection?: ReactNode
  /** Says something of the moment below the control. */
  notice?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    aside,
    hint,
    error: givenError,
    limit,
    notice,
    size = 'md',
    rightSection,
    className,
    id: givenId,
    ...rest
  } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const description = useDescription(id, rest['aria-describedby'])
  const { error, onInput } = useTextLimit<HTMLInputElement>({ ...rest, limit, error: givenError })
  return (
    <Field id={id} label={label} aside={aside} hint={hint} error={error} notice={notice}>
      <div className={joinClasses(styles['control'], styles[size], className)} data-invalid={Boolean(error)}>
        <input
          dir="auto"
          {...rest}
          id={id}
          className={styles['input']}
          onInput={onInput}
          aria-invalid={error ? true : undefined}
          aria-describedby={description}
        />
        {rightSection}
      </div>
    </Field>
  )
}
