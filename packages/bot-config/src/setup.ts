import { msg } from '@lingui/core/macro'
import { userQueries } from '@replybay/api-client'
import { setupQuery, type SetupStep } from '@replybay/feature-kit'
import { websitesRoute } from './routes.ts'

/** Where tickets come from. */
export const setup: readonly SetupStep[] = [
  {
    id: 'website',
    stage: 'website',
    title: msg`Add your website`,
    detail: msg`Its tickets come in here`,
    minutes: 1,
    action: msg({ context: 'website', message: 'Add' }),
    page: websitesRoute,
    state: setupQuery(userQueries.info(), ({ owner_webs: ids, sample_webs: samples = [] }) => ({
      is: ids.some((id) => !samples.includes(id)) ? 'done' : 'open',
    })),
  },
]
