import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { Button, FormFrame, useForm } from '@replybay/ui-kit'
import styles from '../entry.module.css'
import { FailureNote } from '../failure-note.tsx'
import { wordError } from '../errors.ts'
import { NewPasswordFields } from '../new-password/new-password-fields.tsx'
import { useNewPasswordRules } from '../new-password/use-new-password-rules.ts'

interface ResetFormProps {
  email: string | undefined
  isBusy: boolean
  /** What the last attempt threw. */
  error: Error | null
  onStartAgain: () => void
  onSubmit: (password: string) => void
}

/** A new password, twice. */
export function ResetForm({ email, isBusy, error, onStartAgain, onSubmit }: ResetFormProps) {
  const { i18n } = useLingui()
  const rules = useNewPasswordRules()
  const form = useForm({ initialValues: { password: '', repeated: '' }, rules })
  const isTooLate = error instanceof ApiError && error.status === 401
  return (
    <FormFrame form={form} className={styles['form']} onSubmit={({ password }) => onSubmit(password)}>
      <FailureNote error={error}>{error && wordError(i18n, 'resetPassword', error)}</FailureNote>
      {isTooLate && (
        <Button onClick={onStartAgain}>
          <Trans>Send a new code</Trans>
        </Button>
      )}
      <NewPasswordFields form={form} avoids={email === undefined ? [] : [email]} size="lg" autoFocus />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
        <Trans>Set password</Trans>
      </Button>
    </FormFrame>
  )
}
