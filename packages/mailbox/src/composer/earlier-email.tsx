import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button } from '@replybay/ui-kit'
import { nameOf, timeOf } from '../model/sender.ts'
import { callComposer } from './composer-calls.ts'
import styles from './email-composer.module.css'

/** Says which email is answered, where it is not the newest, and leads back to that. */
export function EarlierEmail({ message, threadKey }: { message: EmailMessage; threadKey: string }) {
  const { t } = useLingui()
  const formats = useFormats()
  const name = nameOf(message.from)
  const time = formats.shortMoment(timeOf(message))
  return (
    <p className={styles['earlier']}>
      {t`About the email from ${name}, ${time}`}
      <Button size="sm" variant="subtle" onClick={() => callComposer(threadKey, 'reply')}>
        {t`Reply to the latest`}
      </Button>
    </p>
  )
}
