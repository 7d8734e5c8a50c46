import { answeringFeature } from './features/answering/feature.ts'
import { attachmentsFeature } from './features/attachments/feature.ts'
import { authFeature } from './features/auth/feature.ts'
import { cannedAnswersFeature } from './features/canned-answers/feature.ts'
import { captchaFeature } from './features/captcha/feature.ts'
import { channelsFeature } from './features/channels/feature.ts'
import { changesFeature } from './features/changes/feature.ts'
import { clientErrorsFeature } from './features/client-errors/feature.ts'
import { customersFeature } from './features/customers/feature.ts'
import { guildsFeature } from './features/guilds/feature.ts'
import { integrationsFeature } from './features/integrations/feature.ts'
import { knowledgeFeature } from './features/knowledge/feature.ts'
import { mailboxFeature } from './features/mailbox/feature.ts'
import { modelUsesFeature } from './features/model-uses/feature.ts'
import { sampleDataFeature } from './features/sample-data/feature.ts'
import { ticketsFeature } from './features/tickets/feature.ts'
import { usersFeature } from './features/users/feature.ts'
import { viewsFeature } from './features/views/feature.ts'
import { visitorFeature } from './features/visitor/feature.ts'
import { warehouseFeature } from './features/warehouse/feature.ts'
import { websFeature } from './features/webs/feature.ts'
import { dataOwnersOf } from './platform/data-owners.ts'
import type { ServerFeature } from './platform/server-feature.ts'

/** All features. One comes after those whose rows its own refer to. */
export const features: readonly ServerFeature[] = [
  usersFeature,
  authFeature,
  websFeature,
  customersFeature,
  ticketsFeature,
  attachmentsFeature,
  visitorFeature,
  channelsFeature,
  viewsFeature,
  cannedAnswersFeature,
  modelUsesFeature,
  knowledgeFeature,
  answeringFeature,
  mailboxFeature,
  warehouseFeature,
  integrationsFeature,
  guildsFeature,
  sampleDataFeature,
  captchaFeature,
  clientErrorsFeature,
  changesFeature,
]

/** All that keep data. */
export const dataOwners = dataOwnersOf(features)

export const demoParts = features.flatMap(({ demo }) => demo ?? [])
