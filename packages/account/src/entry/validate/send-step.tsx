import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestBody } from '@replybay/api-client'
import { Button, textLinkClassName } from '@replybay/ui-kit'
import { wordFormError } from '../captcha/captcha-failure.ts'
import { useResend } from '../code/use-resend.ts'
import styles from '../entry.module.css'
import { FailureNote } from '../failure-note.tsx'

interface SendStepProps {
  /** How the code is asked for. */
  request: RequestBody<'generateCode'>
  onSent: () => void
  /** The person has one from an earlier email. */
  onHasCode: () => void
}

/** Where no code was sent: sends one when it is asked for. */
export function SendStep({ request, onSent, onHasCode }: SendStepProps) {
  const { i18n } = useLingui()
  const { error, isBusy, send } = useResend(request, onSent)
  return (
    <div className={styles['form']}>
      <FailureNote error={error}>{error && wordFormError(i18n, 'generateCode', error)}</FailureNote>
      <Button variant="primary" size="lg" fullWidth autoFocus loading={isBusy} onClick={send}>
        <Trans>Send a code</Trans>
      </Button>
      <p className={styles['ways']}>
        <button type="button" className={textLinkClassName()} onClick={onHasCode}>
          <Trans>I already have a code</Trans>
        </button>
      </p>
    </div>
  )
}
