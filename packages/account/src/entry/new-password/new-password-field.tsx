import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordField, type PasswordFieldProps } from '@replybay/ui-kit'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useState } from 'react'
import styles from '../entry.module.css'
import { isLongEnough, LEAST_LENGTH } from './password-rules.ts'
import { usePasswordStrength } from './use-password-strength.ts'

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'label' | 'autoComplete'> {
  label?: string
  /** What a good password does not hold: name, address, company, as they are by now. */
  avoids?: () => readonly string[]
}

/**
 * A password that somebody makes up, with what it must be; each rule says at once whether it is kept. What the server
 * refused keeps no rule: its words are at the field.
 */
export function NewPasswordField({ label, avoids, onChange, ...rest }: NewPasswordFieldProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const strength = usePasswordStrength(password, avoids?.() ?? [])
  const isRefused = Boolean(rest.error) && isLongEnough(password)
  return (
    <div>
      <PasswordField
        {...rest}
        label={label ?? t`Password`}
        autoComplete="new-password"
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          onChange?.(event)
        }}
      />
      <ul className={styles['rules']} aria-live="polite">
        <Rule isKept={isLongEnough(password)}>
          <Trans>At least {LEAST_LENGTH} characters</Trans>
        </Rule>
        <Rule isKept={strength === 'strong' && !isRefused}>
          <Trans>Hard to guess, like a few unrelated words</Trans>
        </Rule>
      </ul>
    </div>
  )
}

function Rule({ isKept, children }: { isKept: boolean; children: React.ReactNode }) {
  const Icon = isKept ? IconCircleCheck : IconCircleDashed
  return (
    <li data-kept={isKept}>
      <Icon aria-hidden />
      <span>{children}</span>
    </li>
  )
}
