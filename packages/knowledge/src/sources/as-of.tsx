import { Trans } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import styles from './sources.module.css'

/** When the sources were last known to be as they are shown. */
export function AsOf({ moment }: { moment: Date }) {
  const time = useFormats().time(moment)
  return (
    <span className={styles['asOf']}>
      <Trans>As of {time}</Trans>
    </span>
  )
}
