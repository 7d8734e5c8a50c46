import type { FormHTMLAttributes, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './form-frame.module.css'
import type { Form } from './use-form.ts'

export interface FormFrameProps<Values extends Record<string, unknown>> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'noValidate'
> {
  /** What `useForm` gave. */
  form: Form<Values>
  /** Called with values that hold to all rules. */
  onSubmit: (values: Values) => void
  children: ReactNode
}

/** A form: what breaks a rule is said at its field, and the first such field has the focus. */
export function FormFrame<Values extends Record<string, unknown>>(props: FormFrameProps<Values>) {
  const { form, onSubmit, className, children, ...rest } = props
  const submit = form.onSubmit(
    (values) => onSubmit(values),
    (errors) => firstField(Object.keys(errors).flatMap((name) => form.getInputNode(name) ?? []))?.focus(),
  )
  return (
    <form {...rest} className={joinClasses(styles['form'], className)} noValidate onSubmit={submit}>
      {children}
    </form>
  )
}

/** The first on the page, and in it what can have the focus. */
function firstField(fields: readonly HTMLElement[]): HTMLElement | null | undefined {
  const [first] = fields.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  return first?.matches('input, textarea, button, [tabindex]') ? first : first?.querySelector('input')
}
