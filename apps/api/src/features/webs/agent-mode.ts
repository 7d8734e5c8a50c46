import type { Queries } from '../../platform/database/database.ts'
import { findAgentSwitch, mayUse } from '../users/index.ts'
import type { botSettings } from './tables.ts'

type Settings = typeof botSettings.$inferSelect

/** What the AI agent of a web does when a customer writes: nothing where the company has paused all, or has no knowledge. */
export async function agentModeOf(
  queries: Queries,
  companyId: string,
  settings: Pick<Settings, 'replyMode'> | undefined,
): Promise<NonNullable<Settings['replyMode']>> {
  const mode = settings?.replyMode ?? 'off'
  if (mode === 'off' || (await findAgentSwitch(queries, companyId)).isPaused) return 'off'
  return (await mayUse(queries, companyId, 'knowledge')) ? mode : 'off'
}
