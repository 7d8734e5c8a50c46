import { type Fill, fillSlot, homeSide, paletteSources, roleDetails } from '@replybay/feature-kit'
import { integrationsRoute } from './routes.ts'

export const fills: readonly Fill[] = [
  fillSlot(homeSide, {
    id: 'integrations-failed',
    page: integrationsRoute,
    load: async () => (await import(/* chunk: home */ './home/failed-banner.tsx')).FailedBanner,
  }),
  fillSlot(roleDetails, {
    id: 'integrations-role',
    load: async () => (await import('./team/role-integrations.tsx')).RoleIntegrations,
  }),
  fillSlot(paletteSources, {
    id: 'integrations-palette',
    page: integrationsRoute,
    load: async () => (await import('./palette/service-commands.tsx')).ServiceCommands,
  }),
]
