import { useLingui } from '@lingui/react/macro'
import { ComposerTab, IconButton, Menu } from '@replybay/ui-kit'
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '@tabler/icons-react'
import type { WritingMode } from './outbox-entry.ts'

interface ComposerModesProps {
  mode: WritingMode
  onChoose: (mode: WritingMode) => void
}

function useModes() {
  const { t } = useLingui()
  return [
    { mode: 'reply', label: t`Reply`, icon: <IconArrowBackUp aria-hidden /> },
    { mode: 'reply-all', label: t`Reply all`, icon: <IconArrowBackUpDouble aria-hidden /> },
    { mode: 'forward', label: t`Forward`, icon: <IconArrowForwardUp aria-hidden /> },
  ] as const
}

/** What is written: a reply, one to all, or the email to somebody else. */
export function ComposerModes({ mode, onChoose }: ComposerModesProps) {
  return useModes().map((each) => (
    <ComposerTab
      key={each.mode}
      label={each.label}
      icon={each.icon}
      selected={mode === each.mode}
      onSelect={() => onChoose(each.mode)}
    />
  ))
}

/** The same behind one arrow, where there is little room. */
export function ModeMenu({ mode, onChoose }: ComposerModesProps) {
  const { t } = useLingui()
  const modes = useModes()
  return (
    <Menu
      label={t`Reply or forward`}
      trigger={
        <IconButton
          size="lg"
          label={t`Reply or forward`}
          icon={modes.find((each) => each.mode === mode)?.icon ?? <IconArrowBackUp aria-hidden />}
        />
      }
      items={modes.map((each) => ({
        key: each.mode,
        label: each.label,
        icon: each.icon,
        checked: each.mode === mode,
        onSelect: () => onChoose(each.mode),
      }))}
    />
  )
}
