import { useLingui } from '@lingui/react/macro'
import { IconButton, useShortcut } from '@replybay/ui-kit'
import { IconSparkles } from '@tabler/icons-react'

/** Asks for an answer to begin with. */
export function SuggestButton({ onAsk }: { onAsk: () => void }) {
  const { t } = useLingui()
  const label = t`Suggest an answer`
  useShortcut({ id: 'ticket-suggest', keys: 'mod+j', label, group: t`Tickets`, run: onAsk })
  return (
    <IconButton
      size="sm"
      label={label}
      shortcut="mod+j"
      icon={<IconSparkles aria-hidden />}
      onClick={onAsk}
    />
  )
}
