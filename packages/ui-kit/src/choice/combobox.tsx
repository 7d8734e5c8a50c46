import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { Field, type FieldTexts } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import { dropdownProps } from './dropdown-props.ts'

export interface ComboboxProps
  extends
    FieldTexts,
    Pick<
      AutocompleteProps,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'onFocus'
      | 'disabled'
      | 'name'
      | 'id'
      | 'className'
      | 'placeholder'
      | 'aria-describedby'
      | 'ref'
    > {
  /** What is offered while one types; anything else can be typed as well. */
  suggestions: readonly string[]
}

/** Text with suggestions. Where only the suggestions are right, take a searchable `Select`. */
export function Combobox({ label, aside, hint, error, suggestions, ...rest }: ComboboxProps) {
  const control = useFieldControl({ ...rest, error })
  return (
    <Field id={control.id} label={label} aside={aside} hint={hint} error={error}>
      <Autocomplete {...dropdownProps} {...rest} {...control} data={suggestions} />
    </Field>
  )
}
