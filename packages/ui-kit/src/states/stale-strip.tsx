import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from '../button/button.tsx'
import styles from './stale-strip.module.css'

export interface StaleStripProps {
  /** The catalogued text of the error, with or without a full stop. */
  title: string
  /** What that means, as a sentence. */
  detail?: string | undefined
  /** When what is shown was loaded. */
  asOf: Date
  onRetry: () => void
}

/** A call failed, and the last good data stays below. */
export function StaleStrip({ title: words, detail, asOf, onRetry }: StaleStripProps) {
  const { t } = useLingui()
  const time = useFormats().time(asOf)
  const title = words.replace(/[\s.…]+$/, '')
  return (
    <div className={styles['strip']} role="alert">
      <IconAlertTriangle aria-hidden />
      <p className={styles['text']}>
        {t`${title}. Showing data from ${time}.`}
        {detail && <span className={styles['detail']}> {detail}</span>}
      </p>
      <Button size="sm" variant="danger" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}
