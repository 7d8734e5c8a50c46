import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { Field, type FieldTexts } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import { dropdownProps } from './dropdown-props.ts'
import styles from './lookup-field.module.css'

/** One of those that were found. */
export interface LookupOption {
  value: string
  label: string
  /** What tells it from others of the same name. */
  detail?: string | undefined
  /** For one that is not like the others: it does something of its own. */
  icon?: ReactNode
}

export interface LookupFieldProps extends FieldTexts {
  /** The words that are typed. */
  value: string
  onChange: (value: string) => void
  /** What was found for them, wherever that is; the first is the one that Enter takes. */
  options: readonly LookupOption[]
  onChoose: (value: string) => void
  placeholder?: string | undefined
  maxLength?: number | undefined
  /** Whether it has the focus once it is there, also in a dialog that opens with it. @default false */
  takesFocus?: boolean | undefined
  /** Whether what can be chosen shows as soon as it has the focus, before anything is typed. @default false */
  opensOnFocus?: boolean | undefined
}

/** Finds one of many by words, where the many are not at hand: the page looks for them while one types. */
export function LookupField(props: LookupFieldProps) {
  const { label, aside, hint, error, value, onChange, options, onChoose, takesFocus = false } = props
  const { opensOnFocus = false, placeholder, maxLength } = props
  const control = useFieldControl({ error })
  const combobox = useCombobox()
  const { selectFirstOption, resetSelectedOption } = combobox
  useEffect(() => {
    if (options.length > 0) selectFirstOption()
    else resetSelectedOption()
  }, [options, selectFirstOption, resetSelectedOption])
  return (
    <Field id={control.id} label={label} aside={aside} hint={hint} error={error}>
      <Combobox
        {...dropdownProps.comboboxProps}
        classNames={dropdownProps.classNames}
        store={combobox}
        onOptionSubmit={(chosen) => {
          combobox.closeDropdown()
          onChoose(chosen)
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <InputBase
            placeholder={placeholder}
            maxLength={maxLength}
            {...control}
            classNames={{ input: dropdownProps.classNames.input }}
            value={value}
            autoComplete="off"
            spellCheck={false}
            autoFocus={takesFocus}
            data-autofocus={takesFocus || undefined}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value)
              combobox.openDropdown()
            }}
            onFocus={opensOnFocus ? () => combobox.openDropdown() : undefined}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onKeyDown={(event) => {
              // The list goes first, and the dialog that it is in stays; a list that is all there is goes with its box.
              if (event.key === 'Escape' && !opensOnFocus && combobox.dropdownOpened && options.length > 0)
                event.preventDefault()
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={options.length === 0}>
          <Combobox.Options mah={dropdownProps.maxDropdownHeight} className={styles['options']}>
            {options.map((option) => (
              <Combobox.Option key={option.value} value={option.value} className={styles['option']}>
                {option.icon}
                <span>{option.label}</span>
                {option.detail && <span className={styles['detail']}>{option.detail}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </Field>
  )
}
