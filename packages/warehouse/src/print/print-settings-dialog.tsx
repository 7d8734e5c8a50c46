import { useLingui } from '@lingui/react/macro'
import { Button, Dialog } from '@replybay/ui-kit'
import { PrintSettings } from './print-settings.tsx'

interface PrintSettingsDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** What this device's printer takes. */
export function PrintSettingsDialog({ isOpen, onClose }: PrintSettingsDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Print settings`}
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button variant="primary" onClick={onClose}>{t`Done`}</Button>}
    >
      <PrintSettings />
    </Dialog>
  )
}
