/** The members of a server, by name. */
import type { components } from '@replybay/api-client'
import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { presentMember, presentRoles } from '../present.ts'
import type { GuildRow } from '../store.ts'
import { guildMembers } from '../tables.ts'
import { plain } from './member-rows.ts'

type Schemas = components['schemas']

const PAGE = 50

interface Filter {
  search?: string | undefined
  roleId?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

interface MemberPage {
  members: Schemas['GuildMember'][]
  roles: Schemas['GuildRole'][]
  nextCursor: string | null
  total?: number
}

/** @throws Failure `invalid-request` for a cursor that is none. */
export async function listMembers(
  queries: Queries,
  guild: GuildRow,
  { search = '', roleId, limit = PAGE, cursor }: Filter,
): Promise<MemberPage> {
  const table = guildMembers
  const after = cursor === undefined ? undefined : readPlace(cursor)
  const matches = and(
    eq(table.companyId, guild.companyId),
    eq(table.guildId, guild.id),
    roleId === undefined ? undefined : sql`${roleId} = any(${table.roles})`,
    ...termsOf(search),
  )
  const order = sql`${table.orderName} collate "C"`
  const rows = await queries
    .select()
    .from(table)
    .where(and(matches, after && sql`(${order}, ${table.memberId}) > (${after.name}, ${after.id})`))
    .orderBy(order, table.memberId)
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    members: page.map((row) => presentMember(row.memberId, row)),
    roles: presentRoles(guild, after ? undefined : await countHolders(queries, guild)),
    nextCursor: rows.length > limit && last ? writePlace({ name: last.orderName, id: last.memberId }) : null,
    ...(!after && { total: await countMembers(queries, matches) }),
  }
}

/** Each has to be in a name or in the id. */
const termsOf = (search: string): SQL[] =>
  plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => sql`${guildMembers.words} like ${`%${term.replaceAll(/[\\%_]/g, '\\$&')}%`}`)

async function countMembers(queries: Queries, matches: SQL | undefined): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(guildMembers).where(matches)
  return row?.count ?? 0
}

async function countHolders(
  queries: Queries,
  { id, companyId }: Pick<GuildRow, 'id' | 'companyId'>,
): Promise<ReadonlyMap<string, number>> {
  const role = sql<string>`unnest(${guildMembers.roles})`
  const rows = await queries
    .select({ role, count: count() })
    .from(guildMembers)
    .where(and(eq(guildMembers.companyId, companyId), eq(guildMembers.guildId, id)))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.role, row.count]))
}

interface Place {
  name: string
  id: string
}

const writePlace = ({ name, id }: Place) => Buffer.from(`${id} ${name}`).toString('base64url')

function readPlace(cursor: string): Place {
  const [, id, name] = /^(\d{1,22}) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (id !== undefined && name !== undefined) return { id, name }
  const fields = [{ path: '/query/cursor', message: 'is not a cursor of a list of members' }]
  throw new Failure('invalid-request', { fields })
}
