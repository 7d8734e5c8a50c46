import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { Button, PasswordField, TextField } from '@replybay/ui-kit'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { wordFormError } from '../captcha/captcha-failure.ts'
import styles from '../entry.module.css'
import { FailureNote } from '../failure-note.tsx'

interface Credentials {
  email: string
  password: string
}

interface SignInFormProps {
  /** What stands in the field at first, perhaps nothing. */
  email: string
  isBusy: boolean
  /** What the last attempt threw. */
  error: Error | null
  /** The way to a new password. */
  forgot: ReactNode
  onEmailChange: (email: string) => void
  onSubmit: (credentials: Credentials) => void
}

/** E-mail and password. What was typed stays, whatever the server says. */
export function SignInForm({ email, isBusy, error, forgot, onEmailChange, onSubmit }: SignInFormProps) {
  const { t, i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  // The failure is said anyway; the password is what to type again.
  useEffect(() => {
    if (!(error instanceof ApiError) || error.code !== 'wrong-credentials') return
    const password = form.current?.querySelector<HTMLInputElement>('[name=password]')
    password?.focus()
    password?.select()
  }, [error])
  const [missing, setMissing] = useState<readonly (keyof Credentials)[]>([])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const credentials = { email: text(fields, 'email').trim(), password: text(fields, 'password') }
    const empty = (['email', 'password'] as const).filter((name) => credentials[name] === '')
    setMissing(empty)
    if (empty.length === 0) onSubmit(credentials)
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus()
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      {missing.length === 0 && (
        <FailureNote error={error}>{error && wordFormError(i18n, 'signIn', error)}</FailureNote>
      )}
      <TextField
        name="email"
        type="email"
        size="lg"
        label={t`Email`}
        autoComplete="username"
        autoFocus={!email}
        defaultValue={email}
        onChange={({ currentTarget }) => onEmailChange(currentTarget.value.trim())}
        error={missing.includes('email') && t`Enter your email address`}
      />
      <PasswordField
        name="password"
        size="lg"
        label={t`Password`}
        aside={forgot}
        autoFocus={email !== ''}
        autoComplete="current-password"
        error={missing.includes('password') && t`Enter your password`}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  )
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
