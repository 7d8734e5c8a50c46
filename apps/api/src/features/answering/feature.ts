import { defineServerFeature } from '../../platform/server-feature.ts'
import { answeringHandlers } from './routes.ts'

/** What the agents answer, and what it rests on. */
export const answeringFeature = defineServerFeature({
  id: 'answering',
  tables: [],
  handlers: ({ database }) => answeringHandlers(database),
})
