import { msg } from '@lingui/core/macro'
import type { NavigationEntry } from '@replybay/feature-kit'
import {
  IconBuildingStore,
  IconEyeOff,
  IconMessages,
  IconPackage,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { changePasswordRoute, companyRoute, profileRoute, teamRoute, warehousesRoute } from './routes.ts'

export const navigation: readonly NavigationEntry[] = [
  { id: 'profile', section: 'you', label: msg`Profile`, icon: IconUser, route: profileRoute },
  { id: 'password', section: 'you', label: msg`Password`, icon: IconEyeOff, route: changePasswordRoute },
  { id: 'company', section: 'company', label: msg`Company`, icon: IconBuildingStore, route: companyRoute },
  {
    id: 'ticket-settings',
    section: 'company',
    label: msg`Tickets`,
    icon: IconMessages,
    route: companyRoute,
    search: { section: 'tickets' },
  },
  { id: 'team', section: 'company', label: msg`Team`, icon: IconUsers, route: teamRoute },
  {
    id: 'warehouses',
    section: 'company',
    label: msg`Warehouse staff`,
    icon: IconPackage,
    route: warehousesRoute,
  },
]
