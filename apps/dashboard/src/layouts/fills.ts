import { type Fill, fillSlot, integrationsLink, roleDetails } from '@replybay/feature-kit'
import { features } from '../features.ts'

/** What stands in the slots of all pages: the shell's own, then each feature's. */
export const fills: readonly Fill[] = [
  fillSlot(roleDetails, {
    id: 'role-pages',
    load: async () => (await import('./role-pages.tsx')).RolePages,
  }),
  fillSlot(integrationsLink, {
    id: 'integrations-link',
    isFor: ({ isAdmin }) => isAdmin,
    load: async () => (await import('./integrations-link.tsx')).IntegrationsLink,
  }),
  ...features.flatMap((feature) => feature.fills ?? []),
]
