import { useLingui } from '@lingui/react/macro'
import { type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { useSettingsCommands } from './use-settings-commands.tsx'

/** The sections of the settings, and what is done there, once one searches for them. */
export function SettingsCommands({ search: { words, prefix }, onFound }: PaletteSourceProps) {
  const { t } = useLingui()
  const commands = useSettingsCommands()
  const isMeant = words !== '' && prefix === undefined
  usePaletteSource('settings-sections', onFound, {
    sections: [
      { id: 'settings-sections', title: t`Sections of the settings`, commands: isMeant ? commands : [] },
    ],
  })
  return null
}
