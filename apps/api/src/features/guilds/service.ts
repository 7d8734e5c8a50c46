import type { components } from '@replybay/api-client'
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { communities } from './communities.ts'
import { failureOf } from './failures.ts'
import { listMembers } from './members/list-members.ts'
import { noteTrouble } from './note-trouble.ts'
import { presentGuild, presentMember } from './present.ts'
import { changeMember, readSteps, type RoleChange } from './roles/change-roles.ts'
import { findGuild, type GuildRow } from './store.ts'
import { guilds } from './tables.ts'
import { CommunityTrouble } from './trouble.ts'

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
      return await listMembers(database.queries, await need(companyId, of.guildId), filter)
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
  }
}
