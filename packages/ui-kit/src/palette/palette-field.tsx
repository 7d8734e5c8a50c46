import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './command-palette.module.css'

/** More words narrow nothing down. */
const MOST_CHARACTERS = 200

export interface PaletteFieldProps extends Pick<
  ComponentProps<'input'>,
  'placeholder' | 'onKeyDown' | 'aria-activedescendant'
> {
  value: string
  onChange: (value: string) => void
  /** Id of the list that it narrows, once that is there. */
  listId?: string | undefined
  /** At its end. */
  children?: ReactNode
}

/** Where one types what one wants to do. It has the focus once it is there, behind what was typed before. */
export function PaletteField({ value, onChange, listId, children, ...rest }: PaletteFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { current } = input
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  return (
    <div className={styles['head']}>
      <IconSearch aria-hidden />
      <input
        placeholder={t`What do you want to do?`}
        {...rest}
        ref={input}
        className={styles['input']}
        role="combobox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-label={t`Search commands`}
        autoComplete="off"
        spellCheck={false}
        maxLength={MOST_CHARACTERS}
        data-autofocus
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {children}
    </div>
  )
}
