import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './composer-band.module.css'

interface ComposerBandProps {
  title: ReactNode
  /** What was said: as much of it as fits into one line. */
  quote?: ReactNode
  /** Buttons, the one that is advised first. */
  actions?: ReactNode
}

/** What has to be known before something is written or sent, with what can be done about it below. */
export function ComposerBand({ title, quote, actions }: ComposerBandProps) {
  return (
    <div className={styles['band']} role="status">
      <IconAlertTriangle aria-hidden />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {quote && <p className={styles['quote']}>{quote}</p>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
