import { defineServerFeature } from '../../platform/server-feature.ts'
import { userService } from '../users/index.ts'
import { sampleDataHandlers } from './routes.ts'
import { createSampleDataService } from './service.ts'
import { sampleDataFailures } from './failures.ts'

/** Looking around before anything is connected. */
export const sampleDataFeature = defineServerFeature({
  id: 'sample-data',
  tables: [],
  failures: Object.values(sampleDataFailures),
  handlers: (context) => sampleDataHandlers(createSampleDataService(context.database), userService(context)),
})
