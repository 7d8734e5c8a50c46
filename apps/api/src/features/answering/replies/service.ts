import type { components } from '@replybay/api-client'
import { and, count, eq, gte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import { findAgentSwitch, turnAgents } from '../../users/index.ts'
import { findWeb } from '../../webs/index.ts'
import { agentReplies } from './tables.ts'
import { tellAgentsTurned } from './topic.ts'

type Schemas = components['schemas']

/** What is counted together, in days. */
const COUNTED_DAYS = 30

export interface ReplyService {
  /** What the agents of a web did in the last 30 days. @throws Failure `not-found` when the company has no such web. */
  numbers(companyId: string, webId: string): Promise<Schemas['AgentReplyNumbers']>
  read(companyId: string): Promise<Schemas['AgentSwitch']>
  change(companyId: string, change: Schemas['AgentSwitch']): Promise<Schemas['AgentSwitch']>
}

export function createReplyService(database: Database): ReplyService {
  const { queries } = database
  return {
    async numbers(companyId, webId) {
      if (!(await findWeb(queries, companyId, webId))) throw new Failure('not-found')
      const from = new Date(Date.now() - COUNTED_DAYS * 24 * 3_600_000)
      const { mode, outcome, answered, createdAt } = agentReplies
      const rows = await queries
        .select({ mode, outcome, answered, count: count() })
        .from(agentReplies)
        .where(
          and(eq(agentReplies.companyId, companyId), eq(agentReplies.webId, webId), gte(createdAt, from)),
        )
        .groupBy(mode, outcome, answered)
      const of = (wanted: (typeof rows)[number]['mode']) => {
        const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
          rows.filter((row) => row.mode === wanted && isCounted(row)).reduce((all, row) => all + row.count, 0)
        return {
          replied: sum((row) => row.outcome === 'replied'),
          handedOff: sum((row) => row.outcome === 'handed-off'),
          ...(wanted !== 'on' && {
            same: sum((row) => row.answered === 'same'),
            other: sum((row) => row.answered === 'other'),
          }),
        }
      }
      return { days: COUNTED_DAYS, on: of('on'), suggest: of('suggest'), shadow: of('shadow') }
    },
    async read(companyId) {
      return { isPaused: (await findAgentSwitch(queries, companyId)).isPaused }
    },
    async change(companyId, { isPaused }) {
      await database.transaction(async (changes) => {
        await turnAgents(changes, companyId, isPaused)
        await tellAgentsTurned(changes, companyId)
      })
      return { isPaused }
    },
  }
}
