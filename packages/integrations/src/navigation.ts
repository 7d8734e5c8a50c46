import { msg } from '@lingui/core/macro'
import type { NavigationEntry } from '@replybay/feature-kit'
import { IconPlug } from '@tabler/icons-react'
import { integrationsRoute } from './routes.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    id: 'integrations',
    section: 'company',
    label: msg`Integrations`,
    icon: IconPlug,
    route: integrationsRoute,
    isFor: ({ isAdmin, isRoleUnknown }) => isAdmin || isRoleUnknown,
  },
]
