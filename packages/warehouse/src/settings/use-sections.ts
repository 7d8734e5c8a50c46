import { useLingui } from '@lingui/react/macro'
import { useFillLabels, warehouseSettings } from '@replybay/feature-kit'
import { platformName } from '../model/platform-name.ts'
import { sectionIds } from './section-ids.ts'

/** The sections of /warehouse/settings that the person sees, in their order. */
export function useSections(): { id: string; label: string }[] {
  const { t, i18n } = useLingui()
  const ofPerson = useFillLabels(warehouseSettings)
  return [
    { id: sectionIds.scanner, label: t`Scanner` },
    { id: sectionIds.sounds, label: t`Sounds` },
    { id: sectionIds.printing, label: t`Printing` },
    { id: sectionIds.commands, label: t`Command codes` },
    ...ofPerson.map(({ id, label }) => ({ id, label: i18n._(label) })),
    { id: sectionIds.module, label: platformName('prestashop') },
  ]
}
