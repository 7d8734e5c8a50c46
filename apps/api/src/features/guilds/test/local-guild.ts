import type { Queries } from '../../../platform/database/database.ts'
import { madeUpAgent, madeUpChannels, madeUpMembers, madeUpServer } from '../local/made-up.ts'
import { keepMembers } from '../members/member-rows.ts'
import { snowflakeAt } from '../snowflake.ts'
import { guilds } from '../tables.ts'

let made = 0

/** A local server of a company, whose members are read. */
export async function addLocalGuild(queries: Queries, companyId: string, id: string) {
  const discordId = snowflakeAt(Date.UTC(2024, 0, 1), ++made)
  const server = madeUpServer(discordId, 'A local server')
  const createdAt = new Date()
  const guild = { id, companyId, discordId }
  await queries.insert(guilds).values({
    ...guild,
    name: server.name,
    isLocal: true,
    roles: server.roles,
    ownRoles: madeUpAgent(discordId).roles,
    channels: madeUpChannels(discordId),
    memberCount: server.members,
    membersReadAt: createdAt,
    createdAt,
  })
  await keepMembers(queries, guild, madeUpMembers(discordId).slice(0, 20), createdAt)
  return guild
}
