import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestBody } from '@replybay/api-client'
import { Button, FormFrame, PasswordField, Switch, useForm } from '@replybay/ui-kit'
import { useState } from 'react'
import styles from '../entry/entry.module.css'
import { FailureNote } from '../entry/failure-note.tsx'
import { useFieldFailure } from '../entry/use-field-failure.ts'
import { wordError } from '../errors.ts'
import { NewPasswordFields } from '../entry/new-password/new-password-fields.tsx'
import { useNewPasswordRules } from '../entry/new-password/use-new-password-rules.ts'

interface ChangePasswordFormProps {
  /** What is known of the person. */
  about: readonly string[]
  isBusy: boolean
  /** What the last attempt threw. */
  error: Error | null
  onSubmit: (change: RequestBody<'changePassword'>) => void
}

const places = {
  'invalid-password': 'current',
  'weak-password': 'password',
} as const

/** The current password, and a new one twice. What was typed stays, whatever the server says. */
export function ChangePasswordForm({ about, isBusy, error, onSubmit }: ChangePasswordFormProps) {
  const { t, i18n } = useLingui()
  const rules = useNewPasswordRules()
  const [signOutOthers, setSignOutOthers] = useState(true)
  const form = useForm({
    initialValues: { current: '', password: '', repeated: '' },
    rules: { ...rules, current: (current: string) => current !== '' || t`Enter your current password` },
  })
  const isAtField = useFieldFailure(form, {
    error,
    places,
    words: (failure) => wordError(i18n, 'changePassword', failure),
  })
  return (
    <FormFrame
      form={form}
      className={styles['form']}
      onSubmit={({ current, password }) =>
        onSubmit({ currentPassword: current, newPassword: password, signOutOthers })
      }
    >
      {!isAtField && (
        <FailureNote error={error}>{error && wordError(i18n, 'changePassword', error)}</FailureNote>
      )}
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        key={form.key('current')}
        {...form.getInputProps('current')}
      />
      <NewPasswordFields form={form} avoids={about} />
      <Switch
        label={t`Sign out everywhere else`}
        hint={t`Ends your sessions on other devices and browsers.`}
        checked={signOutOthers}
        onChange={setSignOutOthers}
      />
      <div>
        <Button type="submit" variant="primary" loading={isBusy}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </FormFrame>
  )
}
