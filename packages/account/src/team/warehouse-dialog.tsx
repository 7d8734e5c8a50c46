import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@replybay/ui-kit'

interface WarehouseDialogProps {
  name: string
  isOpen: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before somebody who answers tickets becomes warehouse staff. */
export function WarehouseDialog({ name, isOpen, isBusy, onConfirm, onClose }: WarehouseDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={t`Move ${name} to warehouse staff?`}
      confirmLabel={t`Change role`}
      variant="primary"
      isOpen={isOpen}
      busy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <Trans>They can no longer open tickets.</Trans>{' '}
        <Trans>Tickets assigned to them become unassigned.</Trans>
      </p>
    </ConfirmDialog>
  )
}
