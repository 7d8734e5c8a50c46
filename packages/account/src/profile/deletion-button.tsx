import { Trans } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { Button } from '@replybay/ui-kit'
import { useState } from 'react'
import { DeletionDialog } from './deletion-dialog.tsx'

/** Opens the deletion of the whole account. */
export function DeletionButton() {
  const { companyNameRaw } = useUser()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Trans>Delete the account…</Trans>
      </Button>
      <DeletionDialog company={companyNameRaw ?? ''} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
