import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { CopyButton, Dialog } from '@replybay/ui-kit'
import styles from './headers-dialog.module.css'

interface HeadersDialogProps {
  headers: NonNullable<EmailMessage['headers']>
  isOpen: boolean
  onClose: () => void
}

/** The header lines of an email that matter to people. */
export function HeadersDialog({ headers, isOpen, onClose }: HeadersDialogProps) {
  const { t } = useLingui()
  const text = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  return (
    <Dialog
      title={t`Headers`}
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      actions={<CopyButton text={text}>{t`Copy headers`}</CopyButton>}
    >
      <pre className={styles['headers']}>{text}</pre>
    </Dialog>
  )
}
