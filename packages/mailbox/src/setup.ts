import { msg } from '@lingui/core/macro'
import { userQueries } from '@replybay/api-client'
import { setupQuery, type SetupStep } from '@replybay/feature-kit'
import { mailboxIntegrationRoute } from './routes.ts'

/** Where emails come in. */
export const setup: readonly SetupStep[] = [
  {
    id: 'mailbox',
    stage: 'channels',
    title: msg`Connect your mailbox`,
    detail: msg`Reply to its emails here, beside your tickets`,
    minutes: 2,
    action: msg({ context: 'mailbox', message: 'Connect' }),
    page: mailboxIntegrationRoute,
    state: setupQuery(userQueries.info(), ({ mailbox }) => ({
      // A backend that does not tell has one.
      is: mailbox?.connected === false ? 'open' : 'done',
    })),
  },
]
