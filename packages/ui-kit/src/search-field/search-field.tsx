import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { ariaKeys, isMac } from '../keys/format-keys.ts'
import { Keys } from '../keys/keys.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  /** Its name. */
  label: string
  /** What stands in it while it is empty. @default its name */
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  /** The keys that lead to it. They are shown, not bound. */
  shortcut?: string | undefined
  maxLength?: number | undefined
  /** Enter or ArrowDown: on to what was found. */
  onEnter?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** Words to narrow a list by, above it. Escape clears them, then leaves the field. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, shortcut, maxLength, onEnter, ref } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isOn = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.nativeEvent.isComposing)
    if (onEnter && isOn) {
      event.preventDefault()
      onEnter()
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (value === '') event.currentTarget.blur()
    else onChange('')
  }
  return (
    <search className={styles['field']}>
      <IconSearch aria-hidden />
      <input
        ref={input}
        dir="auto"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        className={styles['input']}
        aria-label={label}
        aria-keyshortcuts={shortcut && ariaKeys(shortcut, isMac())}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={t`Clear`}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <IconX aria-hidden />
        </button>
      )}
      {value === '' && shortcut && (
        <span className={styles['keys']}>
          <Keys keys={shortcut} decorative />
        </span>
      )}
    </search>
  )
}
