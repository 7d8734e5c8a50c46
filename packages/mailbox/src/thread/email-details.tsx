import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { inFull, timeOf } from '../model/sender.ts'
import styles from './email-details.module.css'

/** Who wrote an email to whom, in full. */
export function EmailDetails({ message }: { message: EmailMessage }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { from, to = [], cc = [] } = message
  const rows = [
    { label: t({ context: 'email', message: 'From' }), value: from && inFull(from) },
    { label: t`To`, value: to.map(inFull).join(', ') },
    { label: t`Cc`, value: cc.map(inFull).join(', ') },
    { label: t`Date`, value: formats.dateTime(timeOf(message)) },
  ]
  return (
    <dl className={styles['details']}>
      {rows.map(({ label, value }) =>
        value ? (
          <div key={label} className={styles['row']}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
