import { msg } from '@lingui/core/macro'
import type { NavigationEntry } from '@replybay/feature-kit'
import { IconHome } from '@tabler/icons-react'
import { homeRoute } from './home-route.ts'

/** The home page's own place in the menu. */
export const homeEntry: NavigationEntry = {
  id: 'home',
  section: 'home',
  label: msg`Home`,
  icon: IconHome,
  inBottomBar: true,
  keys: 'g h',
  route: homeRoute,
}
