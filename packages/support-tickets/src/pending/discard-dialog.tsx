import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog } from '@replybay/ui-kit'

interface DiscardDialogProps {
  isOpen: boolean
  count: number
  /** What is discarded, by its kinds. */
  what: string
  onDiscard: () => void
  onClose: () => void
}

/** Asks before several changes are discarded at once. Its code is there with the strip: the server may be away. */
export function DiscardDialog({ isOpen, count, what, onDiscard, onClose }: DiscardDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={<Plural value={count} one="Discard # change?" other="Discard # changes?" />}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" onClick={onDiscard}>
            {t({ context: 'changes that keep failing', message: 'Discard' })}
          </Button>
        </>
      }
    >
      <p>
        <Trans>Not saved: {what}. The previous state will be restored.</Trans>
      </p>
    </Dialog>
  )
}
