import { useLingui } from '@lingui/react/macro'
import { IconButton, useShortcut } from '@replybay/ui-kit'
import { IconSparkles } from '@tabler/icons-react'

interface SuggestButtonProps {
  /** Whether a suggestion is shown. */
  isShown: boolean
  onToggle: (isShown: boolean) => void
}

/** Asks for a reply to begin with. */
export function SuggestButton({ isShown, onToggle }: SuggestButtonProps) {
  const { t } = useLingui()
  return (
    <>
      <IconButton
        size="sm"
        label={t`Suggest a reply`}
        shortcut="mod+j"
        aria-pressed={isShown}
        icon={<IconSparkles aria-hidden />}
        onClick={() => onToggle(!isShown)}
      />
      {!isShown && <AskShortcut onAsk={() => onToggle(true)} />}
    </>
  )
}

/** The key asks; once there is a suggestion, the same key inserts it. */
function AskShortcut({ onAsk }: { onAsk: () => void }) {
  const { t } = useLingui()
  useShortcut({
    id: 'ticket-suggest',
    keys: 'mod+j',
    label: t`Suggest a reply`,
    group: t`Tickets`,
    run: onAsk,
  })
  return null
}
