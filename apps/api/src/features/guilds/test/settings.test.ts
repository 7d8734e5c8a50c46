import { changeGuildSettings } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { guildDesk } from './guild-desk.ts'

const desk = guildDesk()

const change = async (body: object, as = 'owner') =>
  await desk.server().call(changeGuildSettings, { as, path: { id: await desk.guildId() }, body })
const channelId = async (name: string) => {
  const { channels = [], otherChannels = [] } = await desk.info()
  return [...channels, ...otherChannels].find((channel) => channel.name === name)?.id ?? ''
}

test('channels: those that are named are chosen, in their order, and the others are no more', async () => {
  const [help, photos] = [await channelId('aide'), await channelId('vos réalisations')]
  const channels = [
    { id: photos, opens: 'command-only', isOn: false },
    { id: help, opens: 'new-threads', isOn: true },
  ]
  const { guild } = (await change({ channels })).data
  expect(guild.channels).toMatchObject(channels)
  expect(guild.otherChannels?.map(({ name }) => name)).toEqual(['commandes', 'général', 'Direct messages'])
  expect(await desk.info()).toEqual(guild)
})

test.each([
  ['a forum, for each message', 'commandes', 'each-message'],
  ['direct messages, for threads', 'Direct messages', 'new-threads'],
] as const)('%s: is refused', async (_what, name, opens) => {
  const { status, problem } = await change({ channels: [{ id: await channelId(name), opens, isOn: true }] })
  expect([status, problem.fields?.[0]?.path]).toEqual([400, '/body/channels/0/opens'])
})

test('a channel that is not there, or twice: is refused', async () => {
  const direct = { id: 'direct', opens: 'each-message', isOn: true }
  const none = { ...direct, id: '1187421150938275840' }
  expect((await change({ channels: [none] })).problem.fields?.[0]?.path).toBe('/body/channels/0/id')
  expect((await change({ channels: [direct, direct] })).problem.fields?.[0]?.path).toBe('/body/channels/1/id')
})

test('the role after an order: one that the agent can give', async () => {
  const orderRole = { roleId: await desk.roleId('Pro'), isOn: false }
  expect((await change({ orderRole })).data.guild.orderRole).toEqual(orderRole)
  const above = { roleId: await desk.roleId('Modérateur'), isOn: true }
  expect((await change({ orderRole: above })).problem.code).toBe('role-above-ours')
  expect((await change({ orderRole: { roleId: '1', isOn: true } })).status).toBe(404)
  expect((await desk.info()).orderRole).toEqual(orderRole)
})

test('the website: one of the company, or none', async () => {
  expect((await change({ webId: null })).data.guild.webId).toBeNull()
  expect((await change({ webId: 'none' })).status).toBe(404)
  expect((await change({ webId: 'web-maison-lumen' })).data.guild.webId).toBe('web-maison-lumen')
  expect((await change({ webId: null }, 'support')).status).toBe(403)
})
