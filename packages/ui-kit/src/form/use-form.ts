import { type FormErrors, useForm as useMantineForm, type UseFormReturnType } from '@mantine/form'
import { startTransition } from 'react'
import { constants } from '../theme/constants.ts'
import { type FieldRule, fieldErrors } from './field-errors.ts'

export interface FormOptions<Values extends Record<string, unknown>> {
  initialValues: Values
  /** What each value must be, in the order in which it is said. */
  rules?: {
    [Name in keyof Values]?: FieldRule<Values[Name], Values> | readonly FieldRule<Values[Name], Values>[]
  }
  /** How many errors a field shows at once. @default 1 */
  errorsShown?: number
  /** Told of all values whenever one of them changes. */
  onValuesChange?: (values: Values) => void
}

export type Form<Values extends Record<string, unknown>> = UseFormReturnType<Values>

/**
 * The values of a form, what is wrong with them, and whether they differ from what they were. Spread
 * `form.getInputProps('name')` into a field, with `key={form.key('name')}`: a field that is typed in draws itself
 * alone, however many there are.
 * @see specification §5, form rules
 */
export function useForm<Values extends Record<string, unknown>>(options: FormOptions<Values>): Form<Values> {
  const { initialValues, rules = {}, errorsShown = constants.errorsShown, onValuesChange } = options
  return useMantineForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    ...(onValuesChange && { onValuesChange }),
    validate: (values) => allErrors(rules, values, errorsShown),
    // The form is drawn again when a field begins to differ. The browser has shown the key by then.
    enhanceGetInputProps: ({ inputProps: { onChange } }) => ({
      onChange: (change: unknown) => startTransition(() => onChange(change)),
    }),
  })
}

function allErrors<Values extends Record<string, unknown>>(
  rules: NonNullable<FormOptions<Values>['rules']>,
  values: Values,
  shown: number,
): FormErrors {
  const errors: FormErrors = {}
  for (const name in rules) {
    const own = rules[name]
    const found = own ? fieldErrors(own, values[name], values, shown) : []
    if (found.length > 0) errors[name] = found.join(' ')
  }
  return errors
}
