import { msg } from '@lingui/core/macro'
import type { NavigationEntry } from '@replybay/feature-kit'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { overviewRoute } from './routes.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    id: 'mailbox',
    section: 'insights',
    label: msg`Overview`,
    icon: IconLayoutDashboard,
    route: overviewRoute,
  },
]
