import { useLingui } from '@lingui/react/macro'
import { IconButton, useShortcut } from '@replybay/ui-kit'
import { IconSlash } from '@tabler/icons-react'

/** Begins the word that finds saved replies, for who does not know its key. */
export function CannedButton({ onBegin }: { onBegin: () => void }) {
  const { t } = useLingui()
  const label = t`Saved replies`
  useShortcut({ id: 'ticket-canned', label, group: t`Tickets`, icon: IconSlash, run: onBegin })
  return (
    <IconButton size="sm" label={label} shortcut="/" icon={<IconSlash aria-hidden />} onClick={onBegin} />
  )
}
