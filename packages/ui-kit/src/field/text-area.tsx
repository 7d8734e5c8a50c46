import { useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { descriptionId, Field, type FieldTexts } from './field.tsx'
import { GrowingTextarea, type GrowingTextareaProps } from './growing-textarea.tsx'

export interface TextAreaProps extends FieldTexts, Omit<GrowingTextareaProps, 'bare'> {}

/** Several lines of text, as high as what is written. */
export function TextArea({ label, aside, hint, error, id: givenId, ...rest }: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Field id={id} label={label} aside={aside} hint={hint} error={error}>
      <GrowingTextarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={joinClasses(descriptionId(id), rest['aria-describedby'])}
      />
    </Field>
  )
}
