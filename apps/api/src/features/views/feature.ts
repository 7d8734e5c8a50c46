import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { viewDemo } from './demo/view-demo.ts'
import { viewHandlers } from './routes.ts'
import { createViewService } from './service.ts'
import { giveViewsToOwner } from './store.ts'
import { ticketViews } from './tables.ts'

/** Filters of the ticket list that have a name. */
export const viewsFeature = defineServerFeature({
  id: 'views',
  tables: [
    exported(ticketViews, ticketViews.companyId, {
      name: 'views',
      columns: ['id', 'companyId', 'webId', 'userId', 'name', 'shared', 'filter', 'position', 'createdAt'],
    }),
  ],
  handlers: ({ database }) => viewHandlers(createViewService(database)),
  beforeMemberLeaves: giveViewsToOwner,
  demo: viewDemo,
})
