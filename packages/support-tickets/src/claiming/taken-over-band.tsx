import { Trans } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Button } from '@replybay/ui-kit'
import { IconHandStop } from '@tabler/icons-react'
import styles from './claim-band.module.css'

interface TakenOverBandProps {
  /** Who has the ticket now. */
  name: string
  /** Since when, ISO 8601. */
  at: string
  onTakeBack: () => void
}

/** Says that a colleague has taken the ticket over while the person replied to it. */
export function TakenOverBand({ name, at, onTakeBack }: TakenOverBandProps) {
  const formats = useFormats()
  const time = formats.shortMoment(new Date(at))
  return (
    <div role="status" className={styles['band']}>
      <IconHandStop aria-hidden size={18} stroke={1.75} />
      <span className={styles['words']}>
        <Trans>
          <strong>
            <bdi>{name}</bdi> took over
          </strong>{' '}
          · {time}
        </Trans>
      </span>
      <Button size="sm" onClick={onTakeBack}>
        <Trans>Take back</Trans>
      </Button>
    </div>
  )
}
