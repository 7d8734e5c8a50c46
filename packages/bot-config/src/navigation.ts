import { msg } from '@lingui/core/macro'
import type { NavigationEntry } from '@replybay/feature-kit'
import { IconWorld } from '@tabler/icons-react'
import { websitesRoute } from './routes.ts'

export const navigation: readonly NavigationEntry[] = [
  { id: 'websites', section: 'company', label: msg`Websites`, icon: IconWorld, route: websitesRoute },
]
