import { Trans } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { Button } from '@replybay/ui-kit'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { ExportDialog } from './export-dialog.tsx'

/** Opens the export of everything that the account holds. */
export function ExportButton() {
  const canExport = useCan('users')
  const [isOpen, setOpen] = useState(false)
  if (!canExport) return null
  return (
    <>
      <Button leftIcon={<IconDownload aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>Export your data</Trans>
      </Button>
      <ExportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
