import { useId } from 'react'
import { type TextLimit, useTextLimit } from '../text-limit/use-text-limit.ts'
import { Field, type FieldTexts, useDescription } from './field.tsx'
import { GrowingTextarea, type GrowingTextareaProps } from './growing-textarea.tsx'

export interface TextAreaProps
  extends FieldTexts, TextLimit, Omit<GrowingTextareaProps, 'bare' | 'maxLength'> {}

/** Several lines of text, as high as what is written. */
export function TextArea(props: TextAreaProps) {
  const { label, aside, hint, error: givenError, id: givenId, limit, ...rest } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const description = useDescription(id, rest['aria-describedby'])
  const { error, onInput } = useTextLimit<HTMLTextAreaElement>({ ...rest, limit, error: givenError })
  return (
    <Field id={id} label={label} aside={aside} hint={hint} error={error}>
      <GrowingTextarea
        {...rest}
        id={id}
        onInput={onInput}
        aria-invalid={error ? true : undefined}
        aria-describedby={description}
      />
    </Field>
  )
}
