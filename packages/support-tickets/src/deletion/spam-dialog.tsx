import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { ConfirmDialog } from '@replybay/ui-kit'
import { useTicketDeletion } from './use-ticket-deletion.ts'

interface SpamDialogProps {
  ticket: Ticket
  onClose: () => void
  /** It is on its way out. */
  onDone: () => void
}

/** Says what it means to call a ticket spam: it is deleted, and who wrote it is blocked. */
export function SpamDialog({ ticket, onClose, onDone }: SpamDialogProps) {
  const { t } = useLingui()
  const remove = useTicketDeletion()
  return (
    <ConfirmDialog
      isOpen
      title={t`Block this customer and delete the ticket?`}
      confirmLabel={t`Block and delete`}
      onConfirm={() => {
        onClose()
        remove(ticket, { blocks: true })
        onDone()
      }}
      onClose={onClose}
    >
      <Trans>
        For a moment you can still undo it. Then the ticket is gone for good, and their other open tickets are
        closed. What they write from now on opens none and tells nobody, until you unblock them.
      </Trans>
    </ConfirmDialog>
  )
}
