import { Trans } from '@lingui/react/macro'
import type { TicketMessage } from '@replybay/api-client'
import { RelativeTime } from '@replybay/ui-kit'
import styles from './message-line.module.css'

/** What the customer did with a message after it was said, on a channel that tells so. */
export function AfterSaid({ message }: { message: TicketMessage }) {
  const { editedAt, removedAt, reaction, unsupported } = message
  return (
    <>
      {unsupported && (
        <p className={styles['after']}>
          <Trans>The channel sent something that can’t be shown here ({unsupported}).</Trans>
        </p>
      )}
      {removedAt ? (
        <p className={styles['after']}>
          <Trans>
            Deleted by the customer <RelativeTime moment={new Date(removedAt)} />
          </Trans>
        </p>
      ) : (
        editedAt && (
          <p className={styles['after']}>
            <Trans>
              Edited by the customer <RelativeTime moment={new Date(editedAt)} />
            </Trans>
          </p>
        )
      )}
      {reaction && (
        <p className={styles['after']}>
          <Trans>Reaction: {reaction}</Trans>
        </p>
      )}
    </>
  )
}
