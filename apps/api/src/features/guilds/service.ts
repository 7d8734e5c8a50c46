import type { components } from '@replybay/api-client'
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { communities } from './communities.ts'
import { failureOf, guildFailures } from './failures.ts'
import { listMembers } from './members/list-members.ts'
import { askForMembers } from './members/read-members.ts'
import { noteTrouble } from './note-trouble.ts'
import type { Community } from './port.ts'
import { presentGuild, presentMember } from './present.ts'
import { changeMember, readSteps, RefusedRole, type RoleChange, type Step } from './roles/change-roles.ts'
import { findGuild, type GuildRow } from './store.ts'
import { guilds } from './tables.ts'
import { CommunityTrouble } from './trouble.ts'

/** Of a change of many members, before a caller has left. */
const BULK_MS = 28_000
/** What is older is read again once somebody looks at it. */
const FRESH_MS = 600_000

type Schemas = components['schemas']

export type GuildService = ReturnType<typeof createGuildService>

export function createGuildService(context: ServerContext) {
  const { database } = context

  async function need(companyId: string, id: string): Promise<GuildRow> {
    const row = await findGuild(database.queries, companyId, id)
    if (!row) throw new Failure('not-found')
    return row
  }

  /** Asks the community of a server. @throws Failure as it had a problem with it, which is noted. */
  async function asking<Answer>(row: GuildRow, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof CommunityTrouble) await noteTrouble(database.queries, row, error)
      throw failureOf(error)
    }
  }

  /** What became of one member; those after a trouble that is not the member's own are not reached. */
  async function changeOne(
    row: GuildRow,
    community: Community,
    { memberId, steps }: { memberId: string; steps: readonly Step[] },
  ): Promise<Schemas['GuildRolesResult'] & { isLast?: boolean }> {
    try {
      const member = await changeMember(context, community, row, { memberId, steps })
      return { memberId, isDone: true, roles: member.roles }
    } catch (error) {
      const isTrouble = error instanceof CommunityTrouble && !error.missing
      if (isTrouble) await noteTrouble(database.queries, row, error)
      const { code } = failureOf(error)
      const isLast = isTrouble || code === guildFailures['partly-changed'].code
      const roleName = error instanceof RefusedRole ? error.roleName : undefined
      return { memberId, isDone: false, code, ...(roleName && { roleName }), ...(isLast && { isLast }) }
    }
  }

  return {
    /** @throws Failure `not-found` */
    async info({ companyId }: Person, id: string): Promise<Schemas['Guild']> {
      return presentGuild(await need(companyId, id))
    },
    /** @throws Failure `not-found` */
    async remove({ companyId }: Person, id: string): Promise<void> {
      const removed = await database.queries
        .delete(guilds)
        .where(and(eq(guilds.companyId, companyId), eq(guilds.id, id)))
        .returning({ id: guilds.id })
      if (removed.length === 0) throw new Failure('not-found')
    },
    /** @throws Failure `not-found`, also for another person's id. */
    async members(
      { companyId, userId }: Person,
      of: { userId: string; guildId: string },
      filter: Parameters<typeof listMembers>[2],
    ) {
      if (of.userId !== userId) throw new Failure('not-found')
      const row = await need(companyId, of.guildId)
      if (filter.cursor === undefined && isOld(row)) {
        await database.transaction((queries) =>
          askForMembers(queries, context, { companyId, guildId: row.id }),
        )
      }
      return await listMembers(database.queries, row, filter)
    },
    /** @throws Failure `not-found`, `role-above-ours`, `role-managed`, `no-role-permission`, or as Discord has a problem. */
    async changeRole(
      { companyId }: Person,
      { guildId, memberId }: { guildId: string; memberId: string },
      change: RoleChange,
    ): Promise<Schemas['GuildMember']> {
      const row = await need(companyId, guildId)
      return await asking(row, async () => {
        const community = communities(context).of(row)
        const steps = await readSteps(context, community, row, change)
        const member = await changeMember(context, community, row, { memberId, steps })
        return presentMember(member.id, {
          ...member,
          avatarUrl: member.avatarUrl ?? null,
          joinedAt: member.joinedAt ?? null,
        })
      })
    },
    /**
     * In the order of the request.
     *
     * @throws Failure `not-found` where a role or all members are not there, or as Discord has a problem before the first.
     */
    async changeRoles(
      { companyId }: Person,
      { guildId, memberIds, ...change }: Schemas['GuildRolesChange'],
    ): Promise<Schemas['GuildRolesResult'][]> {
      const row = await need(companyId, guildId)
      const deadline = performance.now() + BULK_MS
      return await asking(row, async () => {
        const community = communities(context).of(row)
        const steps = await readSteps(context, community, row, change)
        const results: Schemas['GuildRolesResult'][] = []
        let isOver = false
        for (const memberId of memberIds) {
          if (isOver || performance.now() > deadline) {
            results.push({ memberId, isDone: false, code: 'not-reached' })
            continue
          }
          const { isLast = false, ...result } = await changeOne(row, community, { memberId, steps })
          results.push(result)
          isOver = isLast
        }
        if (results.every(({ code }) => code === 'not-found')) throw new Failure('not-found')
        return results
      })
    },
  }
}

/** Whether its members should be read, and are not. */
const isOld = ({ isLocal, membersReadAt, membersStartedAt, problem }: GuildRow) =>
  !isLocal &&
  membersStartedAt === null &&
  problem === null &&
  Date.now() - (membersReadAt?.getTime() ?? 0) > FRESH_MS
