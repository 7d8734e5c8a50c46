import { Trans } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { use } from 'react'
import { LiveContext } from '../live/live-context.ts'
import styles from './sources.module.css'

/** When the sources were last known to be as they are shown; nothing where the server tells what changes. */
export function AsOf({ moment }: { moment: Date }) {
  const time = useFormats().time(moment)
  if (use(LiveContext)) return null
  return (
    <span className={styles['asOf']}>
      <Trans>As of {time}</Trans>
    </span>
  )
}
