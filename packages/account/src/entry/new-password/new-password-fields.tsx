import { useLingui } from '@lingui/react/macro'
import { type Form, PasswordField } from '@replybay/ui-kit'
import { NewPasswordField } from './new-password-field.tsx'
import type { NewPassword } from './use-new-password-rules.ts'

interface NewPasswordFieldsProps {
  /** A form that has both. */
  form: Pick<Form<NewPassword>, 'key' | 'getInputProps'>
  avoids?: readonly string[]
  size?: 'md' | 'lg'
  /** The page is about them. @default false */
  autoFocus?: boolean
}

/** A new password, and once more. */
export function NewPasswordFields({
  form,
  avoids = [],
  size = 'md',
  autoFocus = false,
}: NewPasswordFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <NewPasswordField
        size={size}
        label={t`New password`}
        autoFocus={autoFocus}
        avoids={() => avoids}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <PasswordField
        size={size}
        label={t`Confirm new password`}
        autoComplete="new-password"
        key={form.key('repeated')}
        {...form.getInputProps('repeated')}
      />
    </>
  )
}
