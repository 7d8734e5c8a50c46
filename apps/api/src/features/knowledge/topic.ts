/** That something of the knowledge has changed, for whoever shows it: not what, since lists of it are read page by page. */
import type { Queries } from '../../platform/database/database.ts'
import type { Topic } from '../../platform/stream/topic.ts'
import { publishToCompany } from '../webs/index.ts'

const parts = ['sources', 'gaps', 'review'] as const

type KnowledgePart = (typeof parts)[number]

/** Tells everybody of the company, whichever of its webs they follow, once the transaction is through. */
export async function tellOf(queries: Queries, companyId: string, part: KnowledgePart): Promise<void> {
  await publishToCompany(queries, 'knowledge', companyId, [part])
}

/** For everybody of the team: it says nothing of what the knowledge holds. */
export const knowledgeTopic: Topic = {
  name: 'knowledge',
  mayFollow: (rights) => rights.has('main'),
  // Nothing says which of them has: whoever comes again reads what they show.
  since: async (_web, moment) => parts.map((id) => ({ id, at: moment.getTime(), by: null })),
  read: async (_web, written) =>
    written.flatMap(({ id }) => {
      const part = parts.find((one) => one === id)
      return part ? [{ topic: 'knowledge' as const, id: part }] : []
    }),
}
