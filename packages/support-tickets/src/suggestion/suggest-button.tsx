import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { IconButton } from '@replybay/ui-kit'
import { IconSparkles } from '@tabler/icons-react'
import { useTicketShortcut } from '../model/use-ticket-shortcut.ts'

interface SuggestButtonProps {
  ticket: Ticket
  /** Whether a suggestion is shown. */
  isShown: boolean
  onToggle: (isShown: boolean) => void
}

/** Asks for a reply to begin with. */
export function SuggestButton({ ticket, isShown, onToggle }: SuggestButtonProps) {
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
      {!isShown && <AskShortcut ticket={ticket} onAsk={() => onToggle(true)} />}
    </>
  )
}

/** The key asks; once there is a suggestion, the same key inserts it. */
function AskShortcut({ ticket, onAsk }: { ticket: Ticket; onAsk: () => void }) {
  const { t } = useLingui()
  useTicketShortcut(ticket, {
    id: 'ticket-suggest',
    keys: 'mod+j',
    label: t`Suggest a reply`,
    icon: IconSparkles,
    run: onAsk,
  })
  return null
}
