import {
  MultiSelect as MantineMultiSelect,
  type MultiSelectProps as MantineMultiSelectProps,
} from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { Field, type FieldTexts } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import type { ChoiceOption } from './choice-option.ts'
import { choiceProps } from './dropdown-props.ts'
import styles from './multi-select.module.css'

export interface MultiSelectProps
  extends
    FieldTexts,
    Pick<
      MantineMultiSelectProps,
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
  options: readonly ChoiceOption[]
  /** How many can be chosen. @default any number */
  maxValues?: number | undefined
}

/** Several of several. One types to find, Backspace takes the last away. */
export function MultiSelect({ label, aside, hint, error, options, maxValues, ...rest }: MultiSelectProps) {
  const { t } = useLingui()
  const control = useFieldControl({ ...rest, error })
  return (
    <Field id={control.id} label={label} aside={aside} hint={hint} error={error}>
      <MantineMultiSelect
        {...choiceProps}
        classNames={{ ...choiceProps.classNames, input: styles['input'], pill: styles['pill'] }}
        nothingFoundMessage={t`No results`}
        searchable
        hidePickedOptions
        {...rest}
        {...control}
        data={options}
        {...(maxValues !== undefined && { maxValues })}
      />
    </Field>
  )
}
