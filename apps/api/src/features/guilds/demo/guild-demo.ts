import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { madeUpAgent, madeUpChannels, madeUpMembers, madeUpServer } from '../local/made-up.ts'
import { keepMembers } from '../members/member-rows.ts'
import { guilds } from '../tables.ts'

const DISCORD_ID = '948120337201664072'
const MINUTE_MS = 60_000

/** How the picture of the page has it: the two that are read, the forum, and one that is off. */
const CHOSEN = [
  { name: 'aide', opens: 'each-message', isOn: true },
  { name: 'commandes', opens: 'new-threads', isOn: true },
  { name: 'direct', opens: 'each-message', isOn: true },
  { name: 'général', opens: 'command-only', isOn: false },
] as const

/** The community server of Maison Lumen: a local one. */
export const guildDemo: DemoPart = async (queries, { now, openedAt }) => {
  const server = madeUpServer(DISCORD_ID, 'Maison Lumen, l’atelier')
  const channels = madeUpChannels(DISCORD_ID)
  const idOf = (name: string) => channels.find((channel) => channel.name === name)?.id ?? name
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  const guild = { id: demoId(openedAt, 'guild'), companyId: MAISON_LUMEN }
  await queries.insert(guilds).values({
    ...guild,
    discordId: DISCORD_ID,
    name: server.name,
    webId: DEMO_WEB_ID,
    isLocal: true,
    roles: server.roles,
    ownRoles: madeUpAgent(DISCORD_ID).roles,
    channels,
    chosenChannels: CHOSEN.map(({ name, opens, isOn }) => ({ id: idOf(name), opens, isOn })),
    orderRole: { roleId: server.roles.find(({ name }) => name === 'Client')?.id ?? '', isOn: true },
    memberCount: server.members,
    membersReadAt: minutesAgo(1),
    lastEventAt: minutesAgo(2),
    lastEventChannel: 'aide',
    createdAt: openedAt,
  })
  await keepMembers(queries, guild, madeUpMembers(DISCORD_ID), minutesAgo(1))
}
