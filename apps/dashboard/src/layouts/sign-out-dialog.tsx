import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog } from '@replybay/ui-kit'

interface SignOutDialogProps {
  /** How many drafts the person has; nothing is asked where there are none. */
  draftCount: number
  onKeep: () => void
  onDelete: () => void
  onClose: () => void
}

/** What becomes of the drafts of who signs out. */
export function SignOutDialog({ draftCount, onKeep, onDelete, onClose }: SignOutDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Keep your drafts?`}
      isOpen={draftCount > 0}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" onClick={onDelete}>{t`Delete and sign out`}</Button>
          <Button variant="primary" onClick={onKeep}>{t`Keep and sign out`}</Button>
        </>
      }
    >
      <p>
        <Plural value={draftCount} one="# draft hasn’t been sent." other="# drafts haven’t been sent." />{' '}
        <Trans>Drafts you keep stay in this browser and will be here when you sign in again.</Trans>
      </p>
    </Dialog>
  )
}
