import {
  addGuild,
  addGuildProof,
  getGuildInfo,
  getUserInfo,
  removeGuild,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sharedServer, TestServer } from '../../../../test/test-server.ts'
import { guildProofs } from '../tables.ts'
import { discordDesk, OTHER_OWNER } from './discord-desk.ts'

const desk = discordDesk()

const guildIds = async () => (await desk.server.call(getUserInfo, { as: 'owner' })).data.user.owner_guilds
const say = (who: 'owner' | 'moderator' | 'luc' | 'otherBot', text: string) =>
  desk.discord.say(desk.there.channel.help, desk.there.member[who].id, text)

test('a server whose owner posts the code: is connected, comes last of the guilds, and joins the website', async () => {
  const before = await guildIds()
  const { status, data } = await desk.prove('owner', 'web-maison-lumen')
  expect(status).toBe(201)
  expect(new URL(data.inviteUrl).searchParams.get('guild_id')).toBe(desk.there.id)
  say('luc', 'Hello')
  say('owner', `Here it is: ${data.code}`)
  const { guild } = (await desk.add()).data
  expect(guild).toMatchObject({
    name: 'Maison Lumen, l’atelier',
    discordId: desk.there.id,
    state: 'connected',
    webId: 'web-maison-lumen',
    members: 6,
    createdAt: '2022-03-04T00:00:00.000Z',
    channels: [],
  })
  expect(guild.otherChannels?.map(({ name }) => name)).toEqual([
    'aide',
    'général',
    'commandes',
    'équipe',
    'Direct messages',
  ])
  expect(await guildIds()).toEqual([...before, guild.id])
})

test('a code that a moderator posts, in whatever letters: connects it, too', async () => {
  say('moderator', (await desk.prove()).data.code.toLowerCase())
  expect((await desk.add()).status).toBe(200)
})

test('without a code: what to do is told, and nothing is connected', async () => {
  const { status, problem } = await desk.add()
  expect([status, problem.code]).toEqual([400, 'proof-needed'])
  expect(await guildIds()).toHaveLength(1)
})

test.each([
  ['a member who may not manage the server', 'luc', 'proof-not-allowed'],
  ['a bot, which may repeat what others told it', 'otherBot', 'proof-needed'],
] as const)('a code that is posted by %s: shows nothing', async (_what, who, code) => {
  say(who, (await desk.prove()).data.code)
  expect((await desk.add()).problem.code).toBe(code)
})

test('a code that has left the server with its author, or that a hook posts: shows nothing', async () => {
  const { code } = (await desk.prove()).data
  desk.discord.say(desk.there.channel.help, '1187421150938275999', code)
  expect((await desk.add()).problem.code).toBe('proof-not-allowed')
  desk.there.channel.help.messages.length = 0
  desk.discord.say(desk.there.channel.help, desk.there.member.owner.id, code, { webhookId: '1' })
  expect((await desk.add()).problem.code).toBe('proof-needed')
})

test('a code of another company: connects the server for that company alone', async () => {
  say('owner', (await desk.prove(OTHER_OWNER)).data.code)
  expect((await desk.add()).problem.code).toBe('proof-needed')
})

test('a code that is older than half an hour: shows nothing', async () => {
  say('owner', (await desk.prove()).data.code)
  await desk.server.database.queries.update(guildProofs).set({ expiresAt: new Date(Date.now() - 1) })
  expect((await desk.add()).problem.code).toBe('proof-needed')
})

test('a code in a channel that the bot can’t read: is not found', async () => {
  desk.discord.say(desk.there.channel.hidden, desk.there.member.owner.id, (await desk.prove()).data.code)
  expect((await desk.add()).problem.code).toBe('proof-needed')
})

test('a code that was made before another: holds as well', async () => {
  const first = await desk.prove()
  await desk.prove()
  say('owner', first.data.code)
  expect((await desk.add()).status).toBe(200)
})

test('another company’s server: is told as such, and beginning to connect it tells nothing', async () => {
  await desk.connect()
  const { status, problem } = await desk.add(OTHER_OWNER)
  expect([status, problem.message]).toEqual([409, 'This guild already belong to another user'])
  expect((await desk.prove(OTHER_OWNER)).status).toBe(201)
})

test('a server that the bot is not in: is told as such', async () => {
  await desk.prove()
  desk.discord.guilds.length = 0
  const { status, problem } = await desk.add()
  expect([status, problem.code]).toEqual([400, 'bot-not-there'])
})

test('a website of another company: begins nothing', async () => {
  expect((await desk.prove(OTHER_OWNER, 'web-maison-lumen')).status).toBe(404)
})

test('a server of one’s own, added again: is looked at anew, and stays one', async () => {
  const id = await desk.connect()
  desk.discord.guilds.length = 0
  expect((await desk.add()).data.guild).toMatchObject({ id, state: 'failed', problem: 'bot-gone' })
  desk.discord.guilds.push({ ...desk.there.guild, name: 'Another name' })
  const { guild } = (await desk.add()).data
  expect(guild).toMatchObject({ id, state: 'connected', name: 'Another name' })
  expect(guild).not.toHaveProperty('problem')
})

test('removed: it is gone with its members, and may be connected by another company', async () => {
  const id = await desk.connect()
  expect((await desk.server.call(removeGuild, { as: 'owner', path: { id } })).status).toBe(200)
  expect(await guildIds()).toHaveLength(1)
  say('owner', (await desk.prove(OTHER_OWNER)).data.code)
  expect((await desk.add(OTHER_OWNER)).status).toBe(200)
})

test.each([
  [{ kind: 'status', status: 500 }, 502, 'discord-error'],
  [{ kind: 'hang-up' }, 502, 'discord-unreachable'],
] as const)('Discord that answers %j: is told as such', async (fault, status, code) => {
  desk.discord.fault = () => fault
  const answer = await desk.add()
  expect([answer.status, answer.problem.code]).toEqual([status, code])
})

test('the bot’s token: is in no answer and no log line', async () => {
  await desk.connect()
  const { token } = desk.discord
  desk.discord.token = 'another'
  const { problem, text } = await desk.add('owner', '948120337201664073')
  expect(problem.code).toBe('bot-refused')
  for (const told of [text, desk.server.logLines.join(''), desk.server.written.join('')]) {
    expect(told).not.toContain(token)
  }
})

test('more tries than a company has in an hour: are refused', async () => {
  const own = await TestServer.start()
  try {
    const body = { discordId: '948120337201664073' }
    const codes: string[] = []
    for (let number = 0; number < 31; number++) {
      codes.push((await own.call(addGuildProof, { as: 'owner', body })).problem.code)
    }
    expect(codes.at(-1)).toBe('too-many-requests')
    expect(codes.slice(0, 30).every((code) => code === undefined)).toBe(true)
  } finally {
    await own.stop()
  }
})

describe('on a server where Discord is', () => {
  const off = sharedServer({ discord: { kind: 'off' } })
  const local = sharedServer()

  test('off: nobody connects one, what is there is told, and no addition is offered', async () => {
    const body = { discordId: '948120337201664073' }
    for (const answer of [
      await off().call(addGuildProof, { as: 'owner', body }),
      await off().call(addGuild, { as: 'owner', body }),
    ]) {
      expect([answer.status, answer.problem.code]).toEqual([503, 'discord-off'])
      expect(answer.problem.message).toContain('REPLYBAY_DISCORD')
    }
    const { user } = (await off().call(getUserInfo, { as: 'owner' })).data
    expect(user.capabilities).not.toContain('guilds')
  })

  test('local: whoever begins to connect a server has it', async () => {
    const body = { discordId: '948120337201664073' }
    expect((await local().call(addGuild, { as: 'owner', body })).problem.code).toBe('proof-needed')
    expect((await local().call(addGuildProof, { as: 'owner', body })).data.isLocal).toBe(true)
    const { guild } = (await local().call(addGuild, { as: 'owner', body })).data
    expect(guild).toMatchObject({
      name: 'Local server 4073',
      isLocal: true,
      isReadingMembers: true,
      members: 1_284,
    })
    await local().jobs.runWaiting()
    const path = { id: guild.id }
    const read = (await local().call(getGuildInfo, { as: 'owner', path })).data.guild
    expect(read).not.toHaveProperty('isReadingMembers')
    const rows = await local()
      .database.queries.select()
      .from(guildProofs)
      .where(eq(guildProofs.discordId, body.discordId))
    expect(rows).toEqual([])
  })
})
