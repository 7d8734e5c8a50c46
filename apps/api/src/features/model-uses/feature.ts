import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { modelUses } from './tables.ts'
import { forgetModelUses } from './uses.ts'

/** What companies use of the language models: what writes and what searches counts against one limit. */
export const modelUsesFeature = defineServerFeature({
  id: 'model-uses',
  tables: [exported(modelUses, modelUses.companyId, { name: 'modelUses' })],
  handlers: () => ({}),
  housekeeping: [forgetModelUses],
})
