/** A server that nobody is in: what it holds follows from its id. */
import type { CommunityMember, CommunityServer } from '../port.ts'
import { snowflakeAt } from '../snowflake.ts'
import type { CommunityChannel, CommunityRole } from '../tables.ts'
import { nameOf } from './names.ts'

const MEMBERS = 1_284
const FIRST_JOINED_MS = Date.UTC(2022, 2, 4)
const LAST_JOINED_MS = Date.UTC(2026, 10, 20)
const PERMISSIONS = { everyone: 68_608, moderator: 268_443_654, agent: 268_504_064 }

/** From the lowest to the highest, with how many of the members have it. */
const ROLES = [
  { name: 'Bricoleur', color: 0xd4_5d_93, holders: 268 },
  { name: 'Atelier', color: 0x8b_7c_e0, holders: 31 },
  { name: 'Pro', color: 0xb4_5f_06, holders: 47 },
  { name: 'Client', color: 0x1c_7c_54, holders: 812 },
  { name: 'Replybay', color: 0x0e_6d_7a, holders: 0 },
  { name: 'Modérateur', color: 0x2f_68_d8, holders: 6 },
  { name: 'Fondatrice', color: 0xc8_32_3c, holders: 2 },
] as const

type RoleName = (typeof ROLES)[number]['name']

const NAMED: readonly (readonly [
  name: string,
  username: string,
  joined: string,
  roles: readonly RoleName[],
])[] = [
  ['Jeanne Colin', 'jcolin', '2022-03-04', ['Fondatrice', 'Atelier', 'Client']],
  ['Mikael Kallio', 'mikael_k', '2022-03-11', ['Bricoleur']],
  ['Théo Perrin', 'theo.perrin', '2022-03-19', ['Modérateur']],
  ['Nadia Benali', 'nadia.b', '2023-04-02', ['Client', 'Pro']],
  ['Rhys Sutcliffe', 'rhys.s', '2023-06-14', []],
  ['Camille Aubry', 'cam_aubry', '2024-09-08', ['Atelier']],
  ['Inés Torralba', 'inestorralba', '2025-01-17', []],
  ['Oliver Hart', 'ohart', '2025-02-05', ['Pro']],
  ['Tom Becker', 'tbecker_hotels', '2025-07-21', ['Client', 'Pro']],
  ['Sara Lindqvist', 'saralind', '2025-08-30', ['Client']],
  ['Paula Ferrer', 'paula_f', '2026-10-06', ['Bricoleur']],
  ['Luc Morvan', 'lucmorvan', '2026-11-02', []],
]

const CHANNELS: readonly Pick<CommunityChannel, 'name' | 'kind'>[] = [
  { name: 'aide', kind: 'text' },
  { name: 'commandes', kind: 'forum' },
  { name: 'général', kind: 'text' },
  { name: 'vos réalisations', kind: 'text' },
]

/** Those of another server are others. */
const idIn = (serverId: string, ms: number, number: number) =>
  snowflakeAt(ms, (Number(BigInt(serverId) % 257n) * 2_048 + number) % 4_194_304)

const roleId = (serverId: string, name: RoleName) =>
  idIn(serverId, FIRST_JOINED_MS, 1_500 + ROLES.findIndex((role) => role.name === name))

export function madeUpServer(id: string, name: string): CommunityServer {
  const [founder] = NAMED
  return {
    id,
    name,
    ownerId: memberId(id, 0, Date.parse(founder?.[2] ?? '')),
    members: MEMBERS,
    roles: madeUpRoles(id),
  }
}

export function madeUpRoles(serverId: string): CommunityRole[] {
  const everyone = {
    id: serverId,
    name: '@everyone',
    color: 0,
    position: 0,
    permissions: `${PERMISSIONS.everyone}`,
    isManaged: false,
  }
  return [
    everyone,
    ...ROLES.map(({ name, color }, place) => ({
      id: roleId(serverId, name),
      name,
      color,
      position: place + 1,
      permissions: `${permissionsOf(name)}`,
      isManaged: name === 'Replybay',
    })),
  ]
}

const permissionsOf = (name: RoleName) =>
  name === 'Replybay'
    ? PERMISSIONS.agent
    : name === 'Modérateur' || name === 'Fondatrice'
      ? PERMISSIONS.moderator
      : PERMISSIONS.everyone

export const madeUpChannels = (serverId: string): CommunityChannel[] =>
  CHANNELS.map((channel, position) => ({
    ...channel,
    id: idIn(serverId, FIRST_JOINED_MS, 1_600 + position),
    position,
  }))

export const madeUpAgent = (serverId: string): CommunityMember => ({
  id: idIn(serverId, FIRST_JOINED_MS, 1_700),
  name: 'Replybay',
  username: 'replybay',
  isBot: true,
  joinedAt: new Date(FIRST_JOINED_MS),
  roles: [roleId(serverId, 'Replybay')],
})

const memberId = (serverId: string, number: number, joinedMs: number) => idIn(serverId, joinedMs, number)

/** In the order of their ids. */
export function madeUpMembers(serverId: string): CommunityMember[] {
  const left = new Map(
    ROLES.map(({ name, holders }) => [
      name,
      holders - NAMED.filter(([, , , roles]) => roles.includes(name)).length,
    ]),
  )
  const unnamed = MEMBERS - NAMED.length
  const members = Array.from({ length: MEMBERS }, (_, number) => {
    const named = NAMED[number]
    if (named) {
      const [name, username, joined, roles] = named
      return memberOf(serverId, number, { name, username, joinedMs: Date.parse(joined), roles })
    }
    // The members of each role are spread evenly over all of them.
    const roles = ROLES.flatMap(({ name }, place) => {
      const holders = left.get(name) ?? 0
      const turn = ((number - NAMED.length) * 31 + place * 97) % unnamed
      return turn < holders ? [name] : []
    })
    const share = (number - NAMED.length) / unnamed
    const joinedMs = Math.round(FIRST_JOINED_MS + share * (LAST_JOINED_MS - FIRST_JOINED_MS))
    return memberOf(serverId, number, { ...nameOf(number), joinedMs, roles })
  })
  return members.toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1))
}

function memberOf(
  serverId: string,
  number: number,
  of: { name: string; username: string; joinedMs: number; roles: readonly RoleName[] },
): CommunityMember {
  return {
    id: memberId(serverId, number, of.joinedMs),
    name: of.name,
    username: of.username,
    isBot: false,
    joinedAt: new Date(of.joinedMs),
    roles: of.roles.map((name) => roleId(serverId, name)),
  }
}
