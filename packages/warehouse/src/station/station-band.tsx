import { IconAlertTriangle, IconCircleCheck, IconScan } from '@tabler/icons-react'
import styles from './station-band.module.css'
import type { Band } from './use-band.ts'

/** What to do next, readable from afar. */
export function StationBand({ band: { tone, title, detail } }: { band: Band }) {
  const Icon = tone === 'warning' || tone === 'danger' ? IconAlertTriangle : IconScan
  return (
    <div className={styles['band']} data-tone={tone} data-testid="station-band">
      {tone === 'complete' && detail === undefined ? <IconCircleCheck aria-hidden /> : <Icon aria-hidden />}
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {detail !== undefined && <p className={styles['detail']}>{detail}</p>}
      </div>
    </div>
  )
}
