import { Trans, useLingui } from '@lingui/react/macro'
import { Button, PasswordField, TextField } from '@replybay/ui-kit'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { wordError } from '../errors.ts'
import styles from './sign-in.module.css'

interface Credentials {
  email: string
  password: string
}

interface SignInFormProps {
  isBusy: boolean
  /** What the last attempt threw. */
  error: Error | null
  onSubmit: (credentials: Credentials) => void
}

/** E-mail and password. What was typed stays, whatever the server says. */
export function SignInForm({ isBusy, error, onSubmit }: SignInFormProps) {
  const { t, i18n } = useLingui()
  const [missing, setMissing] = useState<readonly (keyof Credentials)[]>([])
  const failure = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error) failure.current?.focus()
  }, [error])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const credentials = { email: text(fields, 'email').trim(), password: text(fields, 'password') }
    const empty = (['email', 'password'] as const).filter((name) => credentials[name] === '')
    setMissing(empty)
    if (empty.length === 0) onSubmit(credentials)
    else form.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {error && missing.length === 0 && (
        <p ref={failure} className={styles['failure']} role="alert" tabIndex={-1}>
          <IconAlertCircle aria-hidden />
          {wordError(i18n, 'signIn', error)}
        </p>
      )}
      <TextField
        name="email"
        type="email"
        size="lg"
        label={t`Email`}
        autoComplete="username"
        autoFocus
        error={missing.includes('email') && t`Enter your email address`}
      />
      <PasswordField
        name="password"
        size="lg"
        label={t`Password`}
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
