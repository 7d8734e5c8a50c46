import { defineServerFeature } from '../../platform/server-feature.ts'
import { clientErrorHandlers } from './routes.ts'
import { createClientErrorService } from './service.ts'

/** Errors that browsers report. */
export const clientErrorsFeature = defineServerFeature({
  id: 'client-errors',
  tables: [],
  handlers: ({ database, log }) => clientErrorHandlers(createClientErrorService(database, log)),
})
