import { TagsInput as MantineTagsInput, type TagsInputProps as MantineTagsInputProps } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import { dropdownProps } from './dropdown-props.ts'
import styles from './multi-select.module.css'

export interface TagsInputProps
  extends
    FieldTexts,
    Pick<
      MantineTagsInputProps,
      'value' | 'onChange' | 'disabled' | 'name' | 'id' | 'placeholder' | 'maxTags'
    > {
  /** Words to choose from; others can be typed. */
  options: readonly string[]
}

/** Several words, known ones or new. Enter or a comma ends a word, Backspace takes the last away. */
export function TagsInput({ label, aside, hint, error, options, ...rest }: TagsInputProps) {
  const control = useFieldControl({ ...rest, error })
  return (
    <Field id={control.id} label={label} aside={aside} hint={hint} error={error}>
      <MantineTagsInput
        {...dropdownProps}
        classNames={{ ...dropdownProps.classNames, input: styles['input'], pill: styles['pill'] }}
        acceptValueOnBlur
        {...rest}
        {...control}
        data={[...options]}
      />
    </Field>
  )
}
