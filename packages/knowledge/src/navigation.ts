import { msg } from '@lingui/core/macro'
import type { NavigationEntry } from '@replybay/feature-kit'
import { IconBook2 } from '@tabler/icons-react'
import { sourcesRoute } from './routes.ts'

export const navigation: readonly NavigationEntry[] = [
  {
    id: 'knowledge',
    section: 'agents',
    label: msg`Knowledge`,
    icon: IconBook2,
    route: sourcesRoute,
    keys: 'g k',
  },
]
