import { msg } from '@lingui/core/macro'
import { companySettings, type Fill, fillSlot } from '@replybay/feature-kit'
import { websitesRoute } from './routes.ts'
import { WEBSITES_ID } from './websites/websites-id.ts'

export const fills: readonly Fill[] = [
  fillSlot(companySettings, {
    id: WEBSITES_ID,
    label: msg`Websites`,
    page: websitesRoute,
    load: async () => (await import('./websites/websites-section.tsx')).WebsitesSection,
  }),
]
