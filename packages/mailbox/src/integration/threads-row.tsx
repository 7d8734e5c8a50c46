import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import styles from './integration.module.css'

interface ThreadsRowProps {
  /** How far the sorting has come that was asked for here. */
  words: string | undefined
  lastSyncAt: string | undefined
}

/** Whether old emails are sorted into threads. */
export function ThreadsRow({ words, lastSyncAt }: ThreadsRowProps) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <div className={styles['fact']}>
      <dt>{t`Threads`}</dt>
      <dd>
        <span role="status">
          {words ??
            (lastSyncAt ? t`Checked ${formats.relative(new Date(lastSyncAt))}` : t`Sorted as emails arrive`)}
        </span>
      </dd>
    </div>
  )
}
