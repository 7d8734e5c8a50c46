/** Reads all members of a server, page by page, and from where it was after whatever ends it. */
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { communities } from '../communities.ts'
import { lookAt } from '../connecting/look-at.ts'
import { noTrouble, noteTrouble } from '../note-trouble.ts'
import type { Community } from '../port.ts'
import { findGuild, type GuildRow, lockGuild, updateGuild } from '../store.ts'
import { guilds } from '../tables.ts'
import { CommunityTrouble } from '../trouble.ts'
import { forgetMembers, keepMembers } from './member-rows.ts'

/** After so many pages others have their turn. */
const PAGES_A_TURN = 20
/** Where the community doesn't say how long to wait; in seconds. */
const PAUSE_S = 30
/** Of all servers, rows that are in memory at once. */
const BATCH = 500

type MembersData = { companyId: string; guildId: string }

export const readMembers: FeatureJob<MembersData> = {
  name: 'guilds-members',
  retries: 6,
  retryDelay: 30,
  retryDelayMax: 1_800,
  timeLimit: 600,
  atOnce: 2,
  atOncePerCompany: 1,
  async run(data, context) {
    for (let page = 0; page < PAGES_A_TURN; page++) {
      if (!(await readPage(data, context, page === 0))) return
    }
    await context.database.transaction((queries) => askForMembers(queries, context, data))
  },
}

/** Each server is read anew: who has come, gone or changed tells nobody. */
export const readAllMembers: FeatureJob = {
  name: 'guilds-members-all',
  schedule: '17 * * * *',
  retries: 0,
  retryDelay: 0,
  retryDelayMax: 0,
  timeLimit: 280,
  async run(_data, context) {
    for (let after = ''; ;) {
      const rows = await context.database.queries
        .select({ guildId: guilds.id, companyId: guilds.companyId })
        .from(guilds)
        .where(and(gt(guilds.id, after), eq(guilds.isLocal, false)))
        .orderBy(asc(guilds.id))
        .limit(BATCH)
      await context.database.transaction(async (queries) => {
        for (const row of rows) await askForMembers(queries, context, row)
      })
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) return
      after = last.guildId
    }
  },
}

/** In the transaction that causes it. */
export async function askForMembers(
  queries: Queries,
  { jobs }: Pick<ServerContext, 'jobs'>,
  { companyId, guildId }: MembersData,
): Promise<void> {
  await jobs.addUnlessWaiting(queries, readMembers, { companyId, guildId }, { companyId })
}

/** @returns whether there is another page to read now. */
async function readPage(data: MembersData, context: ServerContext, isFirst: boolean): Promise<boolean> {
  const { database } = context
  const row = await findGuild(database.queries, data.companyId, data.guildId)
  if (!row) return false
  try {
    const community = communities(context).of(row)
    const startedAt = row.membersStartedAt ?? (await begin(database.queries, row))
    if (isFirst) await keepServer(database.queries, community, row)
    const readAt = new Date()
    const page = await community.listMembers(row.discordId, row.membersAfter ?? undefined)
    return await database.transaction(async (queries) => {
      const held = await lockGuild(queries, row.companyId, row.id)
      // Another process has written this page, or the server is connected no more.
      const isSame =
        held?.membersAfter === row.membersAfter && held.membersStartedAt?.getTime() === startedAt.getTime()
      if (!held || !isSame) return false
      await keepMembers(queries, row, page.members, readAt)
      const isLast = page.next === undefined
      if (isLast) await forgetMembers(queries, row.id, startedAt)
      await updateGuild(queries, row, {
        membersAfter: page.next ?? null,
        ...(isLast && { membersStartedAt: null, membersReadAt: new Date() }),
        ...noTrouble,
      })
      return !isLast
    })
  } catch (error) {
    return await stop(context, row, error)
  }
}

async function begin(queries: Queries, row: GuildRow): Promise<Date> {
  const membersStartedAt = new Date()
  await updateGuild(queries, row, { membersStartedAt, membersAfter: null })
  return membersStartedAt
}

/** Notes what a server is like now, beside its members. @throws CommunityTrouble */
export async function keepServer(queries: Queries, community: Community, row: GuildRow): Promise<void> {
  await updateGuild(queries, row, (await lookAt(community, row.discordId)).row)
}

/** A pause that is asked for is kept; who can't be reached is asked again; what a person has to mend waits for that. */
async function stop(context: ServerContext, row: GuildRow, error: unknown): Promise<false> {
  if (!(error instanceof CommunityTrouble)) throw error
  const { problem, retryAfter = PAUSE_S } = error
  await context.database.transaction(async (queries) => {
    if (problem !== 'rate-limited') return await noteTrouble(queries, row, error)
    const { companyId, id: guildId } = row
    const dueAt = new Date(Date.now() + retryAfter * 1_000)
    await context.jobs.addInPlace(queries, readMembers, { companyId, guildId }, { companyId, dueAt })
  })
  if (error.isPassing && problem !== 'rate-limited') throw error
  return false
}
