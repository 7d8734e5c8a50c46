import { NumberInput as MantineNumberInput, type NumberInputProps as MantineProps } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import type { KeyboardEvent } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './mantine-field.module.css'
import { useFieldControl } from './use-field-control.ts'

export interface NumberInputProps
  extends
    FieldTexts,
    Pick<
      MantineProps,
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
      | 'suffix'
      | 'aria-describedby'
      | 'ref'
    > {
  /** Less becomes this much when the field is left. */
  min?: number | undefined
  /** More becomes this much when the field is left. */
  max?: number | undefined
  /** Digits after the dot. @default any number */
  decimals?: number | undefined
}

/**
 * A number. Arrow keys and the buttons step by 1; what is outside min and max is moved to them.
 * @see specification §5, number input
 */
export function NumberInput(props: NumberInputProps) {
  const { label, aside, hint, error, min, max, decimals, ...rest } = props
  const control = useFieldControl({ ...rest, error })
  return (
    <Field id={control.id} label={label} aside={aside} hint={hint} error={error}>
      <MantineNumberInput
        {...rest}
        {...control}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        {...(decimals !== undefined && { decimalScale: decimals, allowDecimal: decimals > 0 })}
        step={1}
        clampBehavior="blur"
        inputMode="decimal"
        classNames={{ input: styles['input'], section: styles['section'], control: styles['stepper'] }}
        onKeyDown={refuseOtherSigns}
      />
    </Field>
  )
}

/** Signs that no number has. Keys that move, delete or copy are no signs. */
function refuseOtherSigns(event: KeyboardEvent): void {
  const isSign = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (isSign && !/[0-9.+-]/.test(event.key)) event.preventDefault()
}
