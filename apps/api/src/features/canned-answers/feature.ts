import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { cannedAnswerDemo } from './demo/canned-answer-demo.ts'
import { cannedAnswerHandlers } from './routes.ts'
import { cannedAnswersFailures } from './failures.ts'
import { createCannedAnswerService } from './service.ts'
import { cannedAnswers } from './tables.ts'

/** Texts that the team answers with. */
export const cannedAnswersFeature = defineServerFeature({
  id: 'canned-answers',
  tables: [
    exported(cannedAnswers, cannedAnswers.companyId, {
      name: 'cannedAnswers',
      columns: ['id', 'companyId', 'shortcut', 'title', 'texts', 'tags', 'afterwards', 'updatedAt'],
    }),
  ],
  failures: Object.values(cannedAnswersFailures),
  handlers: ({ database }) => cannedAnswerHandlers(createCannedAnswerService(database)),
  demo: cannedAnswerDemo,
})
