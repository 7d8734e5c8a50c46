import { defineServerFeature } from '../../platform/server-feature.ts'
import { authServices } from '../auth/index.ts'
import { changeHandlers } from './routes.ts'
import { createChangeService } from './service.ts'

/** What happens, told to whoever follows it. */
export const changesFeature = defineServerFeature({
  id: 'changes',
  tables: [],
  handlers(context) {
    const service = createChangeService({
      database: context.database,
      sessions: authServices(context).sessions,
      topics: context.topics,
    })
    // Who follows would keep the server from closing.
    context.beforeClose(() => service.stop())
    return changeHandlers(service)
  },
})
