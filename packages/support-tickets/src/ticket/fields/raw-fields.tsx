import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button, CopyButton, Dialog } from '@replybay/ui-kit'
import styles from './raw-fields.module.css'

interface RawFieldsProps {
  ticket: Ticket
  isOpen: boolean
  onClose: () => void
}

/** Every field of a ticket as the server sent it, but for what the page shows at length: messages and history. */
export function RawFields({ ticket, isOpen, onClose }: RawFieldsProps) {
  const { t } = useLingui()
  const { messages, events, ...fields } = ticket
  const counts = { messages: messages.length, ...(events && { events: events.length }) }
  return (
    <Dialog
      title={t`Raw fields`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={JSON.stringify(ticket, null, 2)}>
            <Trans>Copy as JSON</Trans>
          </CopyButton>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <dl className={styles['fields']}>
        {Object.entries({ ...fields, ...counts }).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
