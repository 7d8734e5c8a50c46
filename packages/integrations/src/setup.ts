import { msg } from '@lingui/core/macro'
import { integrationQueries } from '@replybay/api-client'
import { setupQuery, type SetupStep } from '@replybay/feature-kit'
import { isMessenger, isShop } from './model/kinds.ts'
import { integrationsRoute } from './routes.ts'

/** Where orders and messages come from. */
export const setup: readonly SetupStep[] = [
  {
    id: 'shop',
    stage: 'shop',
    title: msg`Connect your shop`,
    detail: msg`Orders come in automatically and appear next to their tickets`,
    minutes: 3,
    action: msg({ context: 'shop', message: 'Connect' }),
    page: integrationsRoute,
    state: setupQuery(integrationQueries.list(), (connected) => ({
      is: connected.some(({ kind }) => isShop(kind)) ? 'done' : 'open',
    })),
  },
  {
    id: 'messenger',
    stage: 'channels',
    title: msg`Connect a messenger`,
    detail: msg`What customers write in WhatsApp, Messenger or Telegram becomes tickets`,
    minutes: 2,
    action: msg({ context: 'messenger', message: 'Connect' }),
    page: integrationsRoute,
    state: setupQuery(integrationQueries.list(), (connected) => ({
      is: connected.some(({ kind }) => isMessenger(kind)) ? 'done' : 'open',
    })),
  },
]
