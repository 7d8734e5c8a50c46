import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'
import { IconScan } from '@tabler/icons-react'
import { useNavigate } from '../links.ts'

/** Leads to the packing station, from the palette as well. */
export function useStationWay(): () => void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const open = () => void navigate({ to: '/warehouse/orders', search: { section: 'station' } })
  useShortcut({
    id: 'packing-station',
    label: t`Packing station`,
    keywords: t`pack, scanner`,
    group: t`Warehouse`,
    icon: IconScan,
    place: 1,
    run: open,
  })
  return open
}
