import { type DiscordServer, newSnowflake, rateLimited, simulatedMember } from '@replybay/community-platform'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createOutbound, type Outbound } from '../../../platform/outbound/outbound.ts'
import { createDiscordAsk } from '../discord/ask.ts'
import { createDiscordCommunity } from '../discord/discord-community.ts'
import type { Community } from '../port.ts'
import { CommunityTrouble } from '../trouble.ts'
import { addServer, startDiscord } from './simulated-discord.ts'

let discord: DiscordServer
let outbound: Outbound
let community: Community
let server: ReturnType<typeof addServer>

beforeAll(async () => {
  discord = await startDiscord()
})
beforeEach(async () => {
  discord.reset()
  server = addServer(discord)
  outbound = createOutbound({ allow: [`localhost:${discord.port}`], silenceMs: 200 })
  community = createDiscordCommunity(
    createDiscordAsk({ outbound, origin: discord.origin, token: discord.token }),
  )
})
afterAll(() => discord.stop())

const troubleOf = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CommunityTrouble)) throw new Error('It was no trouble.', { cause: error })
  const { problem, retryAfter, missing } = error
  return { problem, ...(retryAfter !== undefined && { retryAfter }), ...(missing && { missing }) }
}

test('a server: is read with its roles, its owner and how many are in it', async () => {
  expect(await community.readServer(server.id)).toMatchObject({
    id: server.id,
    name: 'Maison Lumen, l’atelier',
    iconUrl: `https://cdn.discordapp.com/icons/${server.id}/i1.png`,
    ownerId: server.member.owner.id,
    members: 6,
  })
  expect(await community.listRoles(server.id)).toContainEqual({
    id: server.role.moderator.id,
    name: 'Modérateur',
    color: 0,
    position: 4,
    permissions: '32',
    isManaged: false,
  })
})

test('channels: those with texts and forums, in their order', async () => {
  const channels = await community.listChannels(server.id)
  expect(channels.map(({ name, kind }) => [name, kind])).toEqual([
    ['aide', 'text'],
    ['général', 'text'],
    ['commandes', 'forum'],
    ['équipe', 'text'],
  ])
})

test('members: come a thousand a page, each once', async () => {
  const many = Array.from({ length: 2_300 }, (_, number) => simulatedMember(`member${number}`))
  server.guild.members.push(...many)
  const ids: string[] = []
  let after: string | undefined
  const sizes: number[] = []
  do {
    const { members, next } = await community.listMembers(server.id, after)
    ids.push(...members.map(({ id }) => id))
    sizes.push(members.length)
    after = next
  } while (after !== undefined)
  expect(sizes).toEqual([1_000, 1_000, 306])
  expect(new Set(ids)).toEqual(new Set(server.guild.members.map(({ id }) => id)))
})

test('a member: is shown as the server does, and one who is not there is none', async () => {
  expect(await community.findMember(server.id, server.member.nadia.id)).toEqual({
    id: server.member.nadia.id,
    name: 'Nadia Benali',
    username: 'nadia.b',
    avatarUrl: `https://cdn.discordapp.com/avatars/${server.member.nadia.id}/a1.png`,
    isBot: false,
    joinedAt: new Date('2025-05-02T19:01:00.000Z'),
    roles: [server.role.client.id],
  })
  expect((await community.findMember(server.id, server.member.owner.id))?.name).toBe('Jeanne Colin')
  expect(await community.findMember(server.id, '1')).toBeUndefined()
})

test('roles: are given and taken; those above the bot’s are refused', async () => {
  const { luc, moderator } = server.member
  await community.giveRole(server.id, luc.id, server.role.client.id)
  expect(luc.roles).toEqual([server.role.client.id])
  await community.takeRole(server.id, luc.id, server.role.client.id)
  expect(luc.roles).toEqual([])
  expect(await troubleOf(community.takeRole(server.id, moderator.id, server.role.moderator.id))).toEqual({
    problem: 'missing-permission',
  })
  expect(await troubleOf(community.giveRole(server.id, '1', server.role.client.id))).toEqual({
    problem: 'service-error',
    missing: 'member',
  })
  expect(await troubleOf(community.giveRole(server.id, luc.id, '1'))).toMatchObject({ missing: 'role' })
})

test('messages: the newest first, what is posted among them, and none of a hidden channel', async () => {
  const { help, hidden } = server.channel
  discord.say(help, server.member.nadia.id, 'Hello')
  discord.say(help, server.member.nadia.id, 'From a hook', { webhookId: newSnowflake() })
  await community.post(help.id, 'Good morning')
  const messages = await community.lastMessages(help.id)
  expect(messages.map(({ text, isAutomatic }) => [text, isAutomatic])).toEqual([
    ['Good morning', true],
    ['From a hook', true],
    ['Hello', false],
  ])
  discord.say(hidden, server.member.owner.id, 'Secret')
  expect(await community.lastMessages(hidden.id)).toEqual([])
})

test('the invitation: names the application and the server', async () => {
  const url = new URL(await community.inviteUrl(server.id))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: discord.applicationId,
    guild_id: server.id,
    scope: 'bot applications.commands',
  })
})

describe('faults', () => {
  test('a server that the bot is not in', async () => {
    expect(await troubleOf(community.readServer('948120337201664073'))).toEqual({ problem: 'bot-gone' })
  })

  test('members that it may not read', async () => {
    discord.hasMembersIntent = false
    expect(await troubleOf(community.listMembers(server.id, undefined))).toEqual({
      problem: 'missing-intent',
    })
  })

  test('a token that is refused; once it is valid again, it is used again', async () => {
    const { token } = discord
    discord.token = 'another'
    expect(await troubleOf(community.readServer(server.id))).toEqual({ problem: 'bad-token' })
    discord.token = token
    expect((await community.readServer(server.id)).id).toBe(server.id)
  })

  test('a short pause is waited for, a long one is told', async () => {
    let asked = 0
    discord.fault = () => (++asked === 1 ? rateLimited(0.05) : undefined)
    expect((await community.readServer(server.id)).id).toBe(server.id)
    expect(asked).toBe(2)
    discord.fault = () => rateLimited(30)
    expect(await troubleOf(community.readServer(server.id))).toEqual({
      problem: 'rate-limited',
      retryAfter: expect.closeTo(30, -1),
    })
  })

  test('an error of Discord’s own is asked once more, and then told', async () => {
    discord.fault = () => ({ kind: 'status', status: 502 })
    expect(await troubleOf(community.readServer(server.id))).toEqual({ problem: 'service-error' })
    expect(discord.calls).toHaveLength(2)
  })

  test.each(['silence', 'hang-up'] as const)('%s', async (kind) => {
    discord.fault = () => ({ kind })
    expect(await troubleOf(community.readServer(server.id))).toEqual({ problem: 'unreachable' })
  })

  test('a page in place of its answer', async () => {
    discord.fault = () => ({ kind: 'status', status: 200, body: '<!doctype html>' })
    expect(await troubleOf(community.readServer(server.id))).toEqual({ problem: 'service-error' })
    expect(await troubleOf(community.listRoles(server.id))).toEqual({ problem: 'service-error' })
  })

  test('another place is not followed: the token is for Discord', async () => {
    discord.fault = () => ({ kind: 'redirect', to: 'https://shop.example/' })
    expect(await troubleOf(community.readServer(server.id))).toEqual({ problem: 'unreachable' })
  })
})
