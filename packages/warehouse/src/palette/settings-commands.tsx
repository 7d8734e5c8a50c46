import { useLingui } from '@lingui/react/macro'
import { type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { IconSettings } from '@tabler/icons-react'
import { useNavigate } from '../links.ts'
import { sectionIds } from '../settings/section-ids.ts'

/** The settings of the warehouse, and what is done there, once one searches for them. */
export function SettingsCommands({ search: { words, prefix }, onFound }: PaletteSourceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isMeant = words !== '' && prefix === undefined
  const all = [
    { hash: sectionIds.scanner, label: t`Test the scanner`, keywords: t`barcode reader, enter, tab` },
    { hash: sectionIds.sounds, label: t`Sounds of scans`, keywords: t`volume, mute` },
    { hash: sectionIds.printing, label: t`Printer format`, keywords: t`label, A4, A6, slot` },
    { hash: sectionIds.commands, label: t`Print the command codes`, keywords: t`card, barcodes` },
    { hash: sectionIds.module, label: t`Download the PrestaShop module`, keywords: t`shop, ZIP` },
  ]
  const commands = all.map(({ hash, ...command }) => ({
    ...command,
    id: `warehouse-settings-${hash}`,
    detail: t`Warehouse settings`,
    icon: <IconSettings />,
    run: () => void navigate({ to: '/warehouse/settings', hash }),
  }))
  usePaletteSource('warehouse-settings', onFound, {
    sections: [{ id: 'warehouse-settings', title: t`Warehouse settings`, commands: isMeant ? commands : [] }],
  })
  return null
}
