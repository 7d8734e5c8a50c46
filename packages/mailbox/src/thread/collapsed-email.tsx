import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Avatar } from '@replybay/ui-kit'
import { nameOf, timeOf } from '../model/sender.ts'
import styles from './email.module.css'

interface CollapsedEmailProps {
  message: EmailMessage
  onOpen: () => void
}

/** An email of a thread in one line. */
export function CollapsedEmail({ message, onOpen }: CollapsedEmailProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const time = timeOf(message)
  const name = nameOf(message.from)
  return (
    <button type="button" className={styles['collapsed']} aria-expanded={false} onClick={onOpen}>
      <Avatar name={name} size={28} />
      <span className={styles['name']} dir="auto">
        {name}
      </span>
      <span className={styles['snippet']} dir="auto">
        {message.snippet ?? message.text ?? t`No text`}
      </span>
      <time className={styles['time']} dateTime={time.toISOString()} title={formats.dateTime(time)}>
        {formats.shortMoment(time)}
      </time>
    </button>
  )
}
