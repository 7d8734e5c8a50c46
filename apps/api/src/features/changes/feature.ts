import { defineServerFeature } from '../../platform/server-feature.ts'
import { changeHandlers } from './routes.ts'
import { createChangeService } from './service.ts'

/** What happens, told to whoever follows it. */
export const changesFeature = defineServerFeature({
  id: 'changes',
  tables: [],
  handlers({ database, topics, beforeClose }) {
    const service = createChangeService(database, topics)
    // Who follows would keep the server from closing.
    beforeClose(() => service.stop())
    return changeHandlers(service)
  },
})
