import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@replybay/ui-kit'
import { CannedAnswers } from './canned-answers.tsx'

/** The team's saved replies, beside the reply that is being written. */
export function CannedAnswersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Saved replies`} size="lg" isOpen onClose={onClose}>
      <CannedAnswers />
    </Dialog>
  )
}
