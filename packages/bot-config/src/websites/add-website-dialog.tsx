import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { forgetText } from '@replybay/sync'
import { Button, Dialog } from '@replybay/ui-kit'
import { useId, useState } from 'react'
import { AddByIdForm } from './add-by-id-form.tsx'
import { NewWebsiteForm } from './new-website-form.tsx'
import { useWebsiteDraftKey } from './use-website-form.ts'

interface AddWebsiteDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Makes a website, or adds one by its id; a backend that makes none knows the second alone. */
export function AddWebsiteDialog({ isOpen, onClose }: AddWebsiteDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const canMake = useCan('webs')
  const [isById, setById] = useState(!canMake)
  const [isBusy, setBusy] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const draft = useWebsiteDraftKey()
  function close() {
    forgetText(draft)
    onClose()
  }
  const Fields = isById ? AddByIdForm : NewWebsiteForm
  return (
    <Dialog
      title={t`Add a website`}
      isOpen={isOpen}
      onClose={close}
      size="sm"
      persistent={isTyped}
      actions={
        <>
          {canMake && (
            <Button variant="subtle" onClick={() => setById(!isById)}>
              {isById ? <Trans>Make a new one</Trans> : <Trans>I have a website ID</Trans>}
            </Button>
          )}
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            <Trans context="website">Add</Trans>
          </Button>
        </>
      }
    >
      <Fields id={formId} onBusy={setBusy} onTyped={setTyped} onAdded={close} />
    </Dialog>
  )
}
