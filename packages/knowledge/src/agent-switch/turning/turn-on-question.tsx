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
        Where an AI agent is set to reply, customers get its replies immediately, without anyone reading them
        first. Suggestions for your team come back too.
      </Trans>
    </ConfirmDialog>
  )
}
