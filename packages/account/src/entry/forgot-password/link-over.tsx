import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import styles from '../entry.module.css'

interface LinkOverProps {
  /** Why the link does not count. */
  error: Error
  onStartAgain: () => void
}

/** In place of the new password, where the link of the mail was used or has expired. */
export function LinkOver({ error, onStartAgain }: LinkOverProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles['form']}>
      <Banner tone="danger">
        <strong className={styles['problem']}>{wordError(i18n, 'checkReset', error)}</strong>
        <Trans>Links work once and expire after 15 minutes.</Trans>
      </Banner>
      <Button variant="primary" size="lg" fullWidth onClick={onStartAgain}>
        <Trans>Request a new link</Trans>
      </Button>
    </div>
  )
}
