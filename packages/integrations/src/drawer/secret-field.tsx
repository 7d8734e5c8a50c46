import { Trans, useLingui } from '@lingui/react/macro'
import { Button, drawNow, TextField, type TextFieldProps } from '@replybay/ui-kit'
import { IconLock } from '@tabler/icons-react'
import { type Ref, useRef } from 'react'
import styles from './drawer.module.css'

interface SecretFieldProps extends Omit<TextFieldProps, 'ref' | 'onChange' | 'value'> {
  ref: (element: HTMLInputElement | null) => void
  value: string
  /** How the one that is kept ends; undefined where none is. */
  tail: string | undefined
  /** Whether it is no secret, and `tail` the whole of it. @default false */
  isWhole?: boolean
  /** Whether it is open for another one. */
  isReplacing: boolean
  onReplace: (isReplacing: boolean) => void
  onText: (text: string) => void
}

/** A key: the one that is kept shows how it ends, and can be replaced. */
export function SecretField({
  ref,
  tail,
  isWhole = false,
  value,
  isReplacing,
  onReplace,
  onText,
  label,
  ...rest
}: SecretFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const setInput: Ref<HTMLInputElement> = (element) => {
    input.current = element
    ref(element)
  }
  const name = typeof label === 'string' ? label : ''
  if (tail !== undefined && !isReplacing && value === '') {
    return (
      <div className={styles['kept']}>
        <span className={styles['keptLabel']}>{label}</span>
        <div className={styles['keptValue']}>
          <IconLock aria-hidden />
          <span>{isWhole ? tail : t`ends in ${tail.replace(/^…/, '')}`}</span>
          <Button
            ref={button}
            variant="subtle"
            aria-label={t`Replace: ${name}`}
            onClick={() => {
              drawNow(() => onReplace(true))
              input.current?.focus()
            }}
          >
            <Trans>Replace</Trans>
          </Button>
        </div>
      </div>
    )
  }
  return (
    <TextField
      {...rest}
      ref={setInput}
      label={label}
      value={value}
      aside={
        tail !== undefined && (
          <Button
            variant="subtle"
            size="sm"
            onClick={() => {
              drawNow(() => {
                onText('')
                onReplace(false)
              })
              button.current?.focus()
            }}
          >
            <Trans>Keep the old one</Trans>
          </Button>
        )
      }
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  )
}
