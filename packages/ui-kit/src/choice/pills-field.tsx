import { Pill, PillsInput } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMergedRef } from '@mantine/hooks'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef } from 'react'
import { Field, type FieldTexts } from '../field/field.tsx'
import { useFieldControl } from '../field/use-field-control.ts'
import styles from './pills-field.module.css'

/** What is in the field: what was taken over, and what is being typed. */
export interface PillsFieldValue {
  pills: readonly string[]
  text: string
}

export interface PillsFieldProps extends FieldTexts {
  value: PillsFieldValue
  onChange: (value: PillsFieldValue) => void
  /** Whether a word that was taken over is marked as wrong; the field's error says why. @default none is */
  isWrong?: ((word: string) => boolean) | undefined
  placeholder?: string | undefined
  inputMode?: 'email' | 'text' | undefined
  id?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** Commas, semicolons, spaces and lines keep words apart. */
const SEPARATORS = /[\s,;]+/

/** All words of a field, each once. */
export function wordsOf({ pills, text }: PillsFieldValue): string[] {
  return [...new Set([...pills, ...text.split(SEPARATORS).filter(Boolean)])]
}

/** Many words that hold no spaces, such as addresses. Comma, space, Enter and a pasted list part them, and so does leaving; Backspace takes the last away. */
export function PillsField(props: PillsFieldProps) {
  const { label, aside, hint, error, value, onChange, isWrong, placeholder, ref, ...rest } = props
  const { t } = useLingui()
  const { pills, text } = value
  const { error: hasError, ...control } = useFieldControl({ ...rest, error })
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(input, ref)
  const takeAll = (typed: string) => onChange({ pills: wordsOf({ pills, text: typed }), text: '' })

  function onType(typed: string) {
    const words = typed.split(SEPARATORS)
    const last = words.pop() ?? ''
    onChange({ pills: wordsOf({ pills, text: words.join(' ') }), text: last })
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && text !== '') {
      event.preventDefault()
      takeAll(text)
    }
    if (event.key === 'Backspace' && text === '') onChange({ pills: pills.slice(0, -1), text })
  }
  // A field of one line would join pasted lines.
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    if (!SEPARATORS.test(pasted.trim())) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    takeAll(text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length))
  }

  return (
    <Field id={control.id} label={label} aside={aside} hint={hint} error={error}>
      <PillsInput
        classNames={{ input: styles['input'] }}
        error={hasError}
        onClick={() => input.current?.focus()}
      >
        <Pill.Group>
          {pills.map((pill) => (
            <Pill
              key={pill}
              withRemoveButton
              data-wrong={isWrong?.(pill) || undefined}
              classNames={{ root: styles['pill'], remove: styles['remove'] }}
              removeButtonProps={{ 'aria-label': t`Remove ${pill}`, 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() => onChange({ pills: pills.filter((other) => other !== pill), text })}
            >
              {isWrong?.(pill) && <IconAlertCircle className={styles['wrongIcon']} aria-hidden />}
              {pill}
            </Pill>
          ))}
          {/* Not Mantine's own field, which drops what describes it. */}
          <input
            {...rest}
            {...control}
            ref={merged}
            className={styles['field']}
            value={text}
            placeholder={placeholder}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={hasError || undefined}
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => text !== '' && takeAll(text)}
          />
        </Pill.Group>
      </PillsInput>
    </Field>
  )
}
