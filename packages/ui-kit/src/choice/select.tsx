import {
  type ComboboxParsedItem,
  Select as MantineSelect,
  type SelectProps as MantineSelectProps,
} from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { Field, type FieldTexts } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import type { ChoiceOption } from './choice-option.ts'
import { choiceProps } from './dropdown-props.ts'
import styles from '../field/mantine-field.module.css'
import { matches } from '../palette/matches.ts'

export interface SelectProps
  extends
    FieldTexts,
    Pick<
      MantineSelectProps,
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
  options: readonly (ChoiceOption & {
    /** Words beside its label by which a search finds it. */
    keywords?: string
  })[]
  /** Whether one can type to find an option: for more than a handful. @default false */
  searchable?: boolean
  /** Whether it can be left empty again, by its button or by deleting what is in it. @default false */
  clearable?: boolean
}

/** One of several, in a list that opens. */
export function Select(props: SelectProps) {
  const {
    label,
    aside,
    hint,
    error,
    options,
    clearable = false,
    value,
    defaultValue,
    onChange,
    ...rest
  } = props
  const { t } = useLingui()
  const control = useFieldControl({ ...rest, error })
  const [chosen, choose] = useUncontrolled<string | null>({
    finalValue: null,
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(onChange && { onChange }),
  })
  return (
    <Field id={control.id} label={label} aside={aside} hint={hint} error={error}>
      <MantineSelect
        {...choiceProps}
        nothingFoundMessage={t`No results`}
        clearButtonProps={{
          'aria-label': t`Clear`,
          className: styles['clear'],
          // In place of what Mantine sets here: a background, over the value that ends behind it on a phone.
          style: { background: 'transparent', pointerEvents: 'all' },
        }}
        {...rest}
        {...control}
        value={chosen}
        onChange={choose}
        onBlur={(event) => {
          // Mantine would put the label back that was deleted.
          if (clearable && event.currentTarget.value === '' && chosen !== null) choose(null, null)
          rest.onBlur?.(event)
        }}
        data={options}
        clearable={clearable}
        allowDeselect={clearable}
        filter={findOptions}
      />
    </Field>
  )
}

function findOptions({ options, search }: { options: readonly ComboboxParsedItem[]; search: string }) {
  return options.filter((option) => {
    if (!('label' in option)) return false
    const keywords = 'keywords' in option ? String(option.keywords) : ''
    return matches(search, `${option.label} ${keywords}`)
  })
}
