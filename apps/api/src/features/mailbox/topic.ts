/** That emails came, were sent or were changed, for whoever shows them: not which, since lists of them are read page by page. */
import type { Queries } from '../../platform/database/database.ts'
import type { Topic } from '../../platform/stream/topic.ts'
import { publishToCompany } from '../webs/index.ts'

/** Tells everybody of the company, whichever of its webs they follow, once the transaction is through. */
export async function tellOfEmails(queries: Queries, companyId: string): Promise<void> {
  await publishToCompany(queries, 'emails', companyId, ['emails'])
}

export const emailsTopic: Topic = {
  name: 'emails',
  mayFollow: (rights) => rights.has('email'),
  // Nothing says when they have: whoever comes again reads what they show.
  since: async (_web, moment) => [{ id: 'emails', at: moment.getTime(), by: null }],
  read: async (_web, written) => written.map(() => ({ topic: 'emails' as const, id: 'emails' as const })),
}
