/** Discord's REST API, version 10, as it describes itself: https://docs.discord.com/developers/reference */
import { type Call, type Fault, PlatformServer, reply, type Reply } from '@replybay/shop-platforms'
import {
  newSnowflake,
  permission,
  type SimulatedChannel,
  type SimulatedGuild,
  type SimulatedMember,
  type SimulatedRole,
} from './simulated-guild.ts'

const TOKEN = 'MTE4NzQyMTE1MDkzODI3NTg0MA.GkX2aB.0123456789abcdefghijklmnopqrstuvwxyz-_'
const MOST_MEMBERS = 1_000
const MOST_MESSAGES = 100

/** @see https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
const failures = {
  'unknown channel': [404, 10_003, 'Unknown Channel'],
  'unknown guild': [404, 10_004, 'Unknown Guild'],
  'unknown member': [404, 10_007, 'Unknown Member'],
  'unknown role': [404, 10_011, 'Unknown Role'],
  'missing access': [403, 50_001, 'Missing Access'],
  'missing permissions': [403, 50_013, 'Missing Permissions'],
} as const

const fail = (name: keyof typeof failures): Reply => {
  const [status, code, message] = failures[name]
  return reply(status, { message, code })
}

/** What it says where it is asked too often. @param seconds to wait. */
export const rateLimited = (seconds: number, isGlobal = false): Fault => ({
  kind: 'status',
  status: 429,
  headers: {
    'content-type': 'application/json',
    'retry-after': `${seconds}`,
    'x-ratelimit-scope': isGlobal ? 'global' : 'user',
    ...(isGlobal && { 'x-ratelimit-global': 'true' }),
  },
  body: JSON.stringify({
    message: 'You are being rate limited.',
    retry_after: seconds,
    global: isGlobal,
  }),
})

export class DiscordServer extends PlatformServer {
  token = TOKEN
  readonly applicationId = '1187421150938275001'
  readonly bot = { id: '1187421150938275002', username: 'replybay', bot: true }
  /** Whether the application may read members and the content of messages. */
  hasMembersIntent = true
  hasContentIntent = true
  /** Those that the bot is in. */
  guilds: SimulatedGuild[] = []

  override reset(): void {
    super.reset()
    this.token = TOKEN
    this.hasMembersIntent = true
    this.hasContentIntent = true
    this.guilds = []
  }

  /** As a person writes it. @returns the message's id. */
  say(
    channel: SimulatedChannel,
    authorId: string,
    content: string,
    more: { webhookId?: string } = {},
  ): string {
    const id = newSnowflake()
    channel.messages.push({ id, authorId, content, type: 0, ...more })
    return id
  }

  protected answer(call: Call): Reply {
    if (call.headers.authorization !== `Bot ${this.token}`) {
      return reply(401, { message: '401: Unauthorized', code: 0 })
    }
    const [, api, version, kind, id = '', ...rest] = call.url.pathname.split('/')
    if (api !== 'api' || version !== 'v10') return reply(404, { message: '404: Not Found', code: 0 })
    if (kind === 'users' && id === '@me') return reply(200, this.bot)
    if (kind === 'applications' && id === '@me')
      return reply(200, { id: this.applicationId, name: 'Replybay' })
    if (kind === 'channels') return this.#channel(call, id)
    if (kind !== 'guilds') return reply(404, { message: '404: Not Found', code: 0 })
    const guild = this.guilds.find((each) => each.id === id)
    return guild ? this.#guild(call, guild, rest) : fail('unknown guild')
  }

  #guild(call: Call, guild: SimulatedGuild, [part, ...rest]: string[]): Reply {
    if (part === undefined) return reply(200, guildOf(guild, call.url.searchParams.has('with_counts')))
    if (part === 'roles') return reply(200, guild.roles.map(roleOf))
    if (part === 'channels')
      return reply(
        200,
        guild.channels.map((channel) => channelOf(guild, channel)),
      )
    if (part !== 'members') return reply(404, { message: '404: Not Found', code: 0 })
    const [memberId, , roleId] = rest
    if (memberId === undefined) return this.#members(guild, call.url.searchParams)
    const member = guild.members.find(({ id }) => id === memberId)
    if (!member) return fail('unknown member')
    return roleId === undefined ? reply(200, memberOf(member)) : this.#change(call, guild, member, roleId)
  }

  #members(guild: SimulatedGuild, query: URLSearchParams): Reply {
    if (!this.hasMembersIntent) return fail('missing access')
    const after = BigInt(query.get('after') ?? 0)
    const limit = Math.min(MOST_MEMBERS, Number(query.get('limit') ?? 1))
    const behind = guild.members
      .filter(({ id }) => BigInt(id) > after)
      .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1))
    return reply(200, behind.slice(0, limit).map(memberOf))
  }

  #change({ method }: Call, guild: SimulatedGuild, member: SimulatedMember, roleId: string): Reply {
    const role = guild.roles.find(({ id }) => id === roleId)
    if (!role) return fail('unknown role')
    const own = guild.members.find(({ id }) => id === this.bot.id)?.roles ?? []
    const ours = guild.roles.filter(({ id }) => id === guild.id || own.includes(id))
    const highest = Math.max(0, ...ours.map(({ position }) => position))
    const allowed = ours.reduce((all, { permissions }) => all | permissions, 0n)
    const mayChange = (allowed & (permission.administrator | permission.manageRoles)) !== 0n
    if (!mayChange || role.managed || role.position >= highest) return fail('missing permissions')
    const others = member.roles.filter((id) => id !== roleId)
    member.roles = method === 'PUT' ? [...others, roleId] : others
    return reply(204, '')
  }

  #channel({ method, url, body }: Call, id: string): Reply {
    const guild = this.guilds.find(({ channels }) => channels.some((each) => each.id === id))
    const channel = guild?.channels.find((each) => each.id === id)
    if (!guild || !channel) return fail('unknown channel')
    if (channel.isHidden) return fail('missing access')
    if (method === 'POST') {
      // Sound: a client sends JSON with what it says.
      const { content } = JSON.parse(body) as { content: string }
      this.say(channel, this.bot.id, content)
    }
    const messages = channel.messages.toReversed().map((message) => {
      const author = guild.members.find((member) => member.id === message.authorId)
      const isReadable = this.hasContentIntent || message.authorId === this.bot.id
      return {
        id: message.id,
        channel_id: id,
        type: message.type,
        content: isReadable ? message.content : '',
        author: author ? userOf(author) : { id: message.authorId, username: 'left', bot: false },
        ...(message.webhookId !== undefined && { webhook_id: message.webhookId }),
      }
    })
    if (method === 'POST') return reply(200, messages[0])
    return reply(200, messages.slice(0, Math.min(MOST_MESSAGES, Number(url.searchParams.get('limit') ?? 50))))
  }
}

const guildOf = (guild: SimulatedGuild, hasCounts: boolean) => ({
  id: guild.id,
  name: guild.name,
  icon: guild.icon,
  owner_id: guild.ownerId,
  roles: guild.roles.map(roleOf),
  ...(hasCounts && { approximate_member_count: guild.members.length }),
})

const roleOf = ({ permissions, ...role }: SimulatedRole) => ({ ...role, permissions: `${permissions}` })

const channelOf = (guild: SimulatedGuild, { id, name, type, position, messages }: SimulatedChannel) => ({
  id,
  guild_id: guild.id,
  name,
  type,
  position,
  last_message_id: messages.at(-1)?.id ?? null,
})

const userOf = ({ id, username, globalName, avatar, bot }: SimulatedMember) => ({
  id,
  username,
  global_name: globalName,
  avatar,
  ...(bot && { bot }),
})

const memberOf = (member: SimulatedMember) => ({
  user: userOf(member),
  nick: member.nick,
  roles: member.roles,
  joined_at: member.joinedAt,
})
