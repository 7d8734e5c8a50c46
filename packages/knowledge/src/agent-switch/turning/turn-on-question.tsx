import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@replybay/ui-kit'

interface TurnOnQuestionProps {
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before AI agents write to customers again. */
export function TurnOnQuestion({ isBusy, onConfirm, onClose }: TurnOnQuestionProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={t`Turn on automatic replies?`}
      isOpen
      confirmLabel={t`Turn on`}
      variant="primary"
      busy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>
        AI agents that are set to reply will reply to customers immediately, without anyone reading the
        replies first. Your team will also get suggestions again where they’re set up.
      </Trans>
    </ConfirmDialog>
  )
}
