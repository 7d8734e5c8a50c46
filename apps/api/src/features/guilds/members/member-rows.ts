import { and, eq, lt, sql } from 'drizzle-orm'
import { cutText } from '../../../platform/cut-text.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { CommunityMember } from '../port.ts'
import { guildMembers, type guilds } from '../tables.ts'

export type MemberRow = typeof guildMembers.$inferSelect
type Guild = Pick<typeof guilds.$inferSelect, 'id' | 'companyId'>

/** Of a name, in an index and in a cursor; in characters. */
const LONGEST_ORDER = 32
/** Rows of one statement. */
const BATCH = 250

/** Without accents, in lower case. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** What members are ordered by. */
const orderNameOf = (name: string): string => cutText(plain(name).replaceAll(/\s+/g, ' '), LONGEST_ORDER)

/** @param readAt when it was asked for. */
function memberRow({ id: guildId, companyId }: Guild, member: CommunityMember, readAt: Date): MemberRow {
  const [name, username] = [member.name, member.username].map((text) => text.replaceAll('\u0000', ''))
  return {
    companyId,
    guildId,
    memberId: member.id,
    name: name ?? '',
    username: username ?? '',
    avatarUrl: member.avatarUrl ?? null,
    isBot: member.isBot,
    joinedAt: member.joinedAt ?? null,
    roles: [...member.roles],
    orderName: orderNameOf(name ?? ''),
    words: plain(`${name} ${username} ${member.id}`),
    readAt,
  }
}

/** What is known of a member from later on stays. */
export async function keepMembers(
  queries: Queries,
  guild: Guild,
  members: readonly CommunityMember[],
  readAt: Date,
): Promise<void> {
  const rows = members.map((member) => memberRow(guild, member, readAt))
  for (let from = 0; from < rows.length; from += BATCH) {
    await queries
      .insert(guildMembers)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [guildMembers.guildId, guildMembers.memberId],
        set: {
          name: sql`excluded.name`,
          username: sql`excluded.username`,
          avatarUrl: sql`excluded.avatar_url`,
          isBot: sql`excluded.is_bot`,
          joinedAt: sql`excluded.joined_at`,
          roles: sql`excluded.roles`,
          orderName: sql`excluded.order_name`,
          words: sql`excluded.words`,
          readAt: sql`excluded.read_at`,
        },
        setWhere: sql`${guildMembers.readAt} <= excluded.read_at`,
      })
  }
}

/** Who was not among those that were read since then. */
export async function forgetMembers(queries: Queries, guildId: string, before: Date): Promise<void> {
  await queries
    .delete(guildMembers)
    .where(and(eq(guildMembers.guildId, guildId), lt(guildMembers.readAt, before)))
}

export async function forgetMember(queries: Queries, guildId: string, memberId: string): Promise<void> {
  await queries
    .delete(guildMembers)
    .where(and(eq(guildMembers.guildId, guildId), eq(guildMembers.memberId, memberId)))
}
