import type { Queries } from '../../platform/database/database.ts'
import { type GuildRow, updateGuild } from './store.ts'
import type { CommunityTrouble } from './trouble.ts'

/** What is wrong with a server is its state from now on; not what passes in a moment, nor what one member lacks. */
export async function noteTrouble(
  queries: Queries,
  row: GuildRow,
  { problem, missing }: CommunityTrouble,
): Promise<void> {
  if (problem === 'rate-limited' || missing) return
  await updateGuild(queries, row, { problem, failedSince: row.failedSince ?? new Date() })
}

/** It answers. */
export const noTrouble = { problem: null, failedSince: null } as const
