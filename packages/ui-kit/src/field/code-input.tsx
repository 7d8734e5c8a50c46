import { PinInput } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './code-input.module.css'
import { useFieldControl } from './use-field-control.ts'

const LENGTH = 6
/** The box itself shows that a digit is missing. */
const EMPTY = ''

export interface CodeInputProps extends FieldTexts {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  disabled?: boolean
  /** The page is about this code. @default false */
  autoFocus?: boolean
  name?: string
  id?: string
  className?: string
  /** Of the first box. */
  ref?: Ref<HTMLInputElement>
}

/** A code of six digits, one a box. Pasting fills all; the browser offers the code that came by message. */
export function CodeInput({ label, aside, hint, error, autoFocus = false, ...rest }: CodeInputProps) {
  const { t } = useLingui()
  const { id, ...control } = useFieldControl({ ...rest, error })
  return (
    <Field id={`${id}-1`} label={label} aside={aside} hint={hint} error={error}>
      <PinInput
        {...rest}
        {...control}
        id={id}
        length={LENGTH}
        type="number"
        inputMode="numeric"
        oneTimeCode
        placeholder={EMPTY}
        role="group"
        aria-label={typeof label === 'string' ? label : undefined}
        autoFocus={autoFocus}
        gap="var(--rb-space-2)"
        vars={() => ({ root: { '--pin-input-size': '2.75rem' } })}
        classNames={{ input: styles['box'] }}
        getInputProps={(index) => ({
          'aria-label': t`Digit ${index + 1} of ${LENGTH}`,
        })}
      />
    </Field>
  )
}
