import { useLingui } from '@lingui/react/macro'
import { IconCircleArrowUp, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'
import styles from './field.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'rightSection' | 'notice'>

/** A password, with a button that shows it and a word when Caps Lock is on. */
export function PasswordField({ onKeyDown, onKeyUp, onBlur, ...rest }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={isShown ? 'text' : 'password'}
      onKeyDown={(event) => {
        readCapsLock(event)
        onKeyDown?.(event)
      }}
      onKeyUp={(event) => {
        readCapsLock(event)
        onKeyUp?.(event)
      }}
      onBlur={(event) => {
        setCapsLock(false)
        onBlur?.(event)
      }}
      notice={
        <div role="status">
          {capsLock && (
            <p className={styles['notice']}>
              <IconCircleArrowUp aria-hidden />
              {t`Caps Lock is on`}
            </p>
          )}
        </div>
      }
      rightSection={
        <button
          type="button"
          className={styles['reveal']}
          aria-label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
        </button>
      }
    />
  )
}
