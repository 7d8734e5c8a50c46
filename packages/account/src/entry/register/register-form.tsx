import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type Invitation } from '@replybay/api-client'
import { useTermsUrl } from '@replybay/feature-kit'
import { Button, Checkbox, FormFrame, TextField, textLinkClassName, useForm } from '@replybay/ui-kit'
import { type ReactNode, useState } from 'react'
import { wordFormError } from '../captcha/captcha-failure.ts'
import type { Registration } from '../entry-state.ts'
import styles from '../entry.module.css'
import { FailureNote } from '../failure-note.tsx'
import { useEmailRule } from '../use-email-rule.ts'
import { useFieldFailure } from '../use-field-failure.ts'
import { NewPasswordField } from '../new-password/new-password-field.tsx'
import { keepTyped, typedRegistration } from './typed-registration.ts'
import { useNewPasswordRules } from '../new-password/use-new-password-rules.ts'

interface RegisterFormProps {
  /** What the person was invited to; then the address stands. */
  invited: Invitation | undefined
  /** What was typed here before. */
  typed: Registration | undefined
  isBusy: boolean
  /** What the last attempt threw. */
  error: Error | null
  /** Beside the words that the address has an account. */
  signIn: ReactNode
  onSubmit: (values: { companyName?: string; name: string; email: string; password: string }) => void
}

/** Which field an outcome is about. */
const places = {
  'weak-password': 'password',
  'refused-address': 'email',
  '409': 'email',
} as const

/** Company, person, address and password. What was typed stays, whatever the server says. */
export function RegisterForm({ invited, typed, isBusy, error, signIn, onSubmit }: RegisterFormProps) {
  const { t, i18n } = useLingui()
  const { password } = useNewPasswordRules()
  const termsUrl = useTermsUrl()
  const [begun] = useState(() => typed ?? typedRegistration())
  const form = useForm({
    initialValues: {
      companyName: begun?.companyName ?? '',
      name: begun?.name ?? '',
      email: invited?.email ?? begun?.email ?? '',
      password: '',
      hasAccepted: false,
    },
    onValuesChange: ({ companyName, name, email }) => keepTyped({ companyName, name, email }),
    rules: {
      companyName: (name) => invited !== undefined || name.trim() !== '' || t`Enter the name of your shop`,
      name: (name) => name.trim() !== '' || t`Enter your name`,
      email: useEmailRule(),
      password,
      hasAccepted: (isSo) => termsUrl === undefined || isSo || t`Accept the terms of use to continue`,
    },
  })
  const isAtField = useFieldFailure(form, {
    error,
    places,
    words: (failure) => wordFormError(i18n, 'register', failure),
  })
  const email = form.getInputProps('email')
  const isTaken = error instanceof ApiError && error.status === 409
  return (
    <FormFrame
      form={form}
      className={styles['form']}
      onSubmit={({ companyName, name, email: address, password: chosen }) =>
        onSubmit({
          name,
          email: address.trim(),
          password: chosen,
          ...(!invited && { companyName: companyName.trim() }),
        })
      }
    >
      {!isAtField && (
        <FailureNote error={error}>{error && wordFormError(i18n, 'register', error)}</FailureNote>
      )}
      {!invited && (
        <TextField
          size="lg"
          label={t`Name of your shop`}
          autoFocus
          autoComplete="organization"
          key={form.key('companyName')}
          {...form.getInputProps('companyName')}
        />
      )}
      <TextField
        size="lg"
        label={t`Your name`}
        autoFocus={invited !== undefined}
        autoComplete="name"
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextField
        size="lg"
        type="email"
        label={t`Email`}
        autoComplete="username"
        readOnly={invited !== undefined}
        hint={invited && t`The invitation is for this address.`}
        key={form.key('email')}
        {...email}
        error={
          email.error && isTaken ? (
            <span>
              {email.error} {signIn}
            </span>
          ) : (
            email.error
          )
        }
      />
      <NewPasswordField
        size="lg"
        avoids={() => {
          const typedNow = form.getValues()
          return [invited?.companyName ?? typedNow.companyName, typedNow.name, typedNow.email]
        }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      {termsUrl && (
        <Checkbox
          label={
            <Trans>
              I accept the{' '}
              <a className={textLinkClassName()} href={termsUrl} target="_blank" rel="noreferrer">
                terms of use
              </a>
            </Trans>
          }
          key={form.key('hasAccepted')}
          {...form.getInputProps('hasAccepted', { type: 'checkbox' })}
        />
      )}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
        <Trans>Create the account</Trans>
      </Button>
    </FormFrame>
  )
}
