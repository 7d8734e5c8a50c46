import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@replybay/ui-kit'
import { ComposerBand } from './composer-band.tsx'

interface ClaimedStripProps {
  /** The colleague who has claimed the ticket. */
  name: string
  /** The keys that send. */
  sendKeys: string
  onSend: () => void
  /** The reply is not sent, and stays a draft. */
  onKeep: () => void
}

/** Asks once before a reply is sent to whom a colleague is replying. */
export function ClaimedStrip({ name, sendKeys, onSend, onKeep }: ClaimedStripProps) {
  const { t } = useLingui()
  return (
    <ComposerBand
      title={
        <Trans>
          <bdi>{name}</bdi> is already replying to this customer
        </Trans>
      }
      actions={
        <>
          <Button size="sm" variant="primary" onClick={onKeep}>{t`Keep as a draft`}</Button>
          <Button size="sm" variant="subtle" shortcut={sendKeys} onClick={onSend}>
            {t`Send anyway`}
          </Button>
        </>
      }
    />
  )
}
