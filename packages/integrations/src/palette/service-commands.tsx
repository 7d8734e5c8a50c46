import { useLingui } from '@lingui/react/macro'
import { useAccess } from '@replybay/feature-kit'
import { type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { IconPlug } from '@tabler/icons-react'
import { useNavigate } from '../links.ts'
import { services } from '../model/services.ts'

/** The services that can be connected, once one searches for them. */
export function ServiceCommands({ search: { words, prefix }, onFound }: PaletteSourceProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const access = useAccess()
  const isMeant = words !== '' && prefix === undefined && access?.isAdmin === true
  const commands = services.map(({ kind, name, purpose }) => ({
    id: `integration-${kind}`,
    label: name,
    detail: t`Integrations`,
    keywords: `${i18n._(purpose)}, ${t`key, connection`}`,
    icon: <IconPlug />,
    run: () => void navigate({ to: '/integrations/settings', search: { open: kind } }),
  }))
  usePaletteSource('integrations', onFound, {
    sections: [{ id: 'integrations', title: t`Integrations`, commands: isMeant ? commands : [] }],
  })
  return null
}
