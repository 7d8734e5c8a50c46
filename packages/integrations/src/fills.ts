import {
  emptyInbox,
  type Fill,
  fillSlot,
  homeSide,
  paletteSources,
  roleDetails,
  warehouseHints,
  warehouseSettings,
} from '@replybay/feature-kit'
import { msg } from '@lingui/core/macro'
import { integrationsRoute } from './routes.ts'

export const fills: readonly Fill[] = [
  fillSlot(homeSide, {
    id: 'integrations-failed',
    page: integrationsRoute,
    load: async () => (await import(/* chunk: home */ './home/failed-banner.tsx')).FailedBanner,
  }),
  fillSlot(emptyInbox, {
    id: 'missing-messenger',
    page: integrationsRoute,
    load: async () => (await import('./inbox/missing-messenger.tsx')).MissingMessenger,
  }),
  fillSlot(warehouseHints, {
    id: 'integrations-sendcloud-hint',
    load: async () => (await import('./warehouse/sendcloud-hint.tsx')).SendcloudHint,
  }),
  fillSlot(warehouseSettings, {
    id: 'connected-shops',
    label: msg`Connected shops`,
    load: async () => (await import('./warehouse/connected-shops.tsx')).ConnectedShops,
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
