import { accountFeature } from '@replybay/account'
import { botConfigFeature } from '@replybay/bot-config'
import type { Feature } from '@replybay/feature-kit'
import { integrationsFeature } from '@replybay/integrations'
import { knowledgeFeature } from '@replybay/knowledge'
import { mailboxFeature } from '@replybay/mailbox'
import { supportTicketsFeature } from '@replybay/support-tickets'
import { warehouseFeature } from '@replybay/warehouse'

/** Every feature of the dashboard. What they hold is loaded when somebody is signed in. Within a group of the menu, their entries stand in this order. */
export const features = [
  accountFeature,
  supportTicketsFeature,
  knowledgeFeature,
  botConfigFeature,
  mailboxFeature,
  integrationsFeature,
  warehouseFeature,
] as const satisfies readonly Feature[]
