import { useLingui } from '@lingui/react/macro'
import type { AppFrameProps } from '@replybay/ui-kit'
import { use } from 'react'
import { OpenCommands } from './open-commands.ts'

/** What opens the palette, in the shape of a search. */
export function usePaletteButton(): NonNullable<AppFrameProps['search']> {
  const { t } = useLingui()
  const openCommands = use(OpenCommands)
  return {
    label: t`Search or jump to…`,
    shortLabel: t`Search`,
    keys: 'mod+k',
    onOpen: () => openCommands('palette'),
  }
}
