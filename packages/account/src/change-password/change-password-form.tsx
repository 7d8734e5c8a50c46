import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestBody } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import {
  Button,
  FieldRow,
  FormFrame,
  PasswordField,
  SettingsSection,
  Switch,
  useForm,
  useLeaveWarning,
} from '@replybay/ui-kit'
import { useState } from 'react'
import { FailureNote } from '../entry/failure-note.tsx'
import { useFieldFailure } from '../entry/use-field-failure.ts'
import { ErrorText } from '../error-text.tsx'
import { wordError } from '../errors.ts'
import { NewPasswordField } from '../entry/new-password/new-password-field.tsx'
import { useNewPasswordRules } from '../entry/new-password/use-new-password-rules.ts'
import { useUnsaved } from '../leave-question.tsx'
import styles from './change-password.module.css'

interface ChangePasswordFormProps {
  /** What is known of the person. */
  about: readonly string[]
  isBusy: boolean
  /** What the last attempt threw. */
  error: Error | null
  /** Rejects where the password was not changed. */
  onSubmit: (change: RequestBody<'changePassword'>) => Promise<unknown>
}

const places = {
  'invalid-password': 'current',
  'weak-password': 'password',
} as const

/** The current password, and a new one twice. What was typed stays, whatever the server says. */
export function ChangePasswordForm({ about, isBusy, error, onSubmit }: ChangePasswordFormProps) {
  const { t, i18n } = useLingui()
  const rules = useNewPasswordRules()
  // A backend without sessions of its own ends none of them.
  const hasSessions = useCan('auth')
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
  /** @returns whether it is changed. */
  async function change(): Promise<boolean> {
    const { current, password } = form.getValues()
    try {
      await onSubmit({
        currentPassword: current,
        newPassword: password,
        signOutOthers: hasSessions && signOutOthers,
      })
      return true
    } catch {
      return false
    }
  }
  const isDirty = form.isDirty()
  const isLeaving = useUnsaved(isDirty, async () => !form.validate().hasErrors && (await change()), false)
  useLeaveWarning(isDirty && !isLeaving)
  return (
    <SettingsSection title={t`Change password`}>
      <FormFrame form={form} className={styles['form']} onSubmit={() => void change()}>
        {!isAtField && error && (
          <div className={styles['failure']}>
            <FailureNote error={error}>
              <ErrorText title={wordError(i18n, 'changePassword', error)} error={error} />
            </FailureNote>
          </div>
        )}
        <FieldRow title={t`Current password`}>
          <PasswordField
            label={t`Current password`}
            autoComplete="current-password"
            key={form.key('current')}
            {...form.getInputProps('current')}
          />
        </FieldRow>
        <FieldRow title={t`New password`}>
          <NewPasswordField
            label={t`New password`}
            avoids={() => about}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
        </FieldRow>
        <FieldRow title={t`Confirm new password`}>
          <PasswordField
            label={t`Confirm new password`}
            autoComplete="new-password"
            key={form.key('repeated')}
            {...form.getInputProps('repeated')}
          />
        </FieldRow>
        {hasSessions && (
          <FieldRow
            title={t`Sign out everywhere else`}
            hint={t`Ends your sessions on other devices and browsers.`}
          >
            <Switch label={t`Sign out everywhere else`} checked={signOutOthers} onChange={setSignOutOthers} />
          </FieldRow>
        )}
        <div className={styles['foot']}>
          <Button type="submit" variant="primary" loading={isBusy}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </FormFrame>
    </SettingsSection>
  )
}
