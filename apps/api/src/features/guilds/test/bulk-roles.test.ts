import { changeGuildRoles, removeGuildRole } from '@replybay/api-client/operations'
import { simulatedMember } from '@replybay/community-platform'
import { expect, test } from 'vitest'
import { discordDesk } from './discord-desk.ts'

const desk = discordDesk()

type RoleName = keyof typeof desk.there.role
type Change = { add?: RoleName[]; remove?: RoleName[] }

const change = async (guildId: string, memberIds: string[], { add = [], remove = [] }: Change) => {
  const idsOf = (names: readonly RoleName[]) => names.map((name) => desk.there.role[name].id)
  const body = { guildId, memberIds, add: idsOf(add), remove: idsOf(remove) }
  return await desk.server.call(changeGuildRoles, { as: 'owner', body })
}
const shown = async (guildId: string, memberId: string) =>
  (await desk.members(guildId)).members.find(({ id }) => id === memberId)?.roles

test('roles of many: each member is told, and only who lacks a change is asked for', async () => {
  const id = await desk.connect()
  const { luc, nadia } = desk.there.member
  const { client, pro } = desk.there.role
  desk.discord.calls.length = 0
  const { data } = await change(id, [luc.id, nadia.id], { add: ['client'], remove: ['pro'] })
  expect(data.results).toEqual([
    { memberId: luc.id, isDone: true, roles: [client.id] },
    { memberId: nadia.id, isDone: true, roles: [client.id] },
  ])
  expect(desk.discord.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1)
  expect(luc.roles).toEqual([client.id])
  expect(await shown(id, luc.id)).toEqual([client.id])
  await change(id, [luc.id], { add: ['pro'], remove: ['client'] })
  expect(luc.roles).toEqual([pro.id])
})

test('a role above the bot’s: keeps those from it who have it, and the others change', async () => {
  const id = await desk.connect()
  const { luc, moderator } = desk.there.member
  const { data } = await change(id, [luc.id, moderator.id], { add: ['client'], remove: ['moderator'] })
  expect(data.results).toEqual([
    { memberId: luc.id, isDone: true, roles: [desk.there.role.client.id] },
    { memberId: moderator.id, isDone: false, code: 'role-above-ours', roleName: 'Modérateur' },
  ])
  expect(moderator.roles).toEqual([desk.there.role.moderator.id])
})

test('where the second role fails at Discord: the first is taken back', async () => {
  const id = await desk.connect()
  const { luc, nadia } = desk.there.member
  const { pro, client } = desk.there.role
  desk.discord.fault = ({ method, path }) =>
    method === 'PUT' && path.endsWith(pro.id) && path.includes(luc.id)
      ? {
          kind: 'status',
          status: 403,
          headers: { 'content-type': 'application/json' },
          body: '{"message":"Missing Permissions","code":50013}',
        }
      : undefined
  const { data } = await change(id, [luc.id, nadia.id], { add: ['client', 'pro'] })
  expect(data.results).toEqual([
    { memberId: luc.id, isDone: false, code: 'no-role-permission', roleName: 'Pro' },
    { memberId: nadia.id, isDone: true, roles: [client.id, pro.id] },
  ])
  expect(luc.roles).toEqual([])
  expect(await shown(id, luc.id)).toEqual([])
})

test('where the first role can’t be taken back: it is said, and nobody after is reached', async () => {
  const id = await desk.connect()
  const { luc, nadia } = desk.there.member
  desk.discord.fault = ({ method, path }) =>
    (method === 'PUT' && path.endsWith(desk.there.role.pro.id)) || method === 'DELETE'
      ? { kind: 'status', status: 500 }
      : undefined
  const { data } = await change(id, [luc.id, nadia.id], { add: ['client', 'pro'] })
  expect(data.results).toEqual([
    { memberId: luc.id, isDone: false, code: 'partly-changed' },
    { memberId: nadia.id, isDone: false, code: 'not-reached' },
  ])
})

test('where Discord is gone on the way: who is not reached is told, and can be sent again', async () => {
  const id = await desk.connect()
  const { luc, nadia, owner } = desk.there.member
  desk.discord.fault = ({ path }) => (path.includes(nadia.id) ? { kind: 'hang-up' } : undefined)
  const memberIds = [luc.id, nadia.id, owner.id]
  const { data } = await change(id, memberIds, { add: ['pro'] })
  expect(data.results.map(({ isDone, code }) => [isDone, code])).toEqual([
    [true, undefined],
    [false, 'discord-unreachable'],
    [false, 'not-reached'],
  ])
  expect(await desk.info(id)).toMatchObject({ state: 'failed', problem: 'unreachable' })
  desk.discord.fault = undefined
  const again = await change(id, memberIds, { add: ['pro'] })
  expect(again.data.results.every(({ isDone }) => isDone)).toBe(true)
  expect((await desk.info(id)).state).toBe('connected')
})

test('a member who has left: is told, and shown no more; where all have left, nothing is there', async () => {
  const id = await desk.connect()
  const { luc, nadia } = desk.there.member
  const gone = simulatedMember('gone')
  desk.there.guild.members = desk.there.guild.members.filter((member) => member !== luc)
  const { data } = await change(id, [luc.id, nadia.id], { add: ['pro'] })
  expect(data.results[0]).toEqual({ memberId: luc.id, isDone: false, code: 'not-found' })
  expect(await shown(id, luc.id)).toBeUndefined()
  expect((await change(id, [gone.id], { add: ['pro'] })).status).toBe(404)
})

test('a bot without the right to manage roles: changes none', async () => {
  const id = await desk.connect()
  const { nadia } = desk.there.member
  const { agent, client } = desk.there.role
  agent.permissions = 0n
  const body = { guildId: id, memberId: nadia.id, roleId: client.id }
  const { status, problem } = await desk.server.call(removeGuildRole, { as: 'owner', body })
  expect([status, problem.code]).toEqual([409, 'no-role-permission'])
  expect(nadia.roles).toEqual([client.id])
})
