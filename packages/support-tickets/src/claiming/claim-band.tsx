import { Trans } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button } from '@replybay/ui-kit'
import { IconHandStop } from '@tabler/icons-react'
import styles from './claim-band.module.css'

interface ClaimBandProps {
  ticket: Pick<Ticket, 'claimedAt' | 'assigneeName'>
  onTakeOver: () => void
}

/** Says that a colleague has begun to reply, and has the ticket meanwhile. */
export function ClaimBand({ ticket: { claimedAt, assigneeName }, onTakeOver }: ClaimBandProps) {
  const formats = useFormats()
  if (!claimedAt || !assigneeName) return null
  const time = formats.shortMoment(new Date(claimedAt))
  return (
    <div role="status" className={styles['band']}>
      <IconHandStop aria-hidden size={18} stroke={1.75} />
      <span className={styles['words']}>
        <Trans>
          <strong>
            <bdi>{assigneeName}</bdi> claimed this ticket
          </strong>{' '}
          · {time}
        </Trans>
      </span>
      <Button size="sm" onClick={onTakeOver}>
        <Trans>Take over</Trans>
      </Button>
    </div>
  )
}
