/** Discord, through the bot of this server. @see https://docs.discord.com/developers/reference */
import {
  type APIApplication,
  type APIChannel,
  type APIGuild,
  type APIGuildMember,
  type APIMessage,
  type APIRole,
  type APIUser,
  ChannelType,
  MessageType,
} from 'discord-api-types/v10'
import type { Community, CommunityMember, CommunityMessage, ListedChannel } from '../port.ts'
import { madeAt } from '../snowflake.ts'
import type { CommunityRole } from '../tables.ts'
import { CommunityTrouble } from '../trouble.ts'
import type { DiscordAsk } from './ask.ts'

const MEMBERS_A_PAGE = 1_000
const LAST_MESSAGES = 50
const CDN = 'https://cdn.discordapp.com'

/**
 * What the agent needs in a server: to see channels, write, attach files, read what was written before, answer in threads,
 * open them, and manage roles.
 *
 * @see https://docs.discord.com/developers/topics/permissions#permissions-bitwise-permission-flags
 */
const PERMISSIONS = [10n, 11n, 15n, 16n, 28n, 35n, 38n].reduce((all, bit) => all | (1n << bit), 0n)

const kinds: Readonly<Partial<Record<ChannelType, ListedChannel['kind']>>> = {
  [ChannelType.GuildText]: 'text',
  [ChannelType.GuildAnnouncement]: 'text',
  [ChannelType.GuildForum]: 'forum',
}

/** Where an answer is no such object, its `CommunityTrouble` is `service-error`. */
export function createDiscordCommunity(ask: DiscordAsk): Community {
  // Both hold for as long as the token does.
  let botId: string | undefined
  let applicationId: string | undefined

  async function ownId(): Promise<string> {
    botId ??= read<APIUser>(await ask.get('/users/@me'), 'id').id
    return botId
  }

  async function findMember(serverId: string, memberId: string): Promise<CommunityMember | undefined> {
    try {
      return memberOf(
        read<APIGuildMember>(await ask.get(`/guilds/${serverId}/members/${memberId}`), 'user'),
        serverId,
      )
    } catch (error) {
      if (error instanceof CommunityTrouble && error.missing === 'member') return undefined
      throw error
    }
  }

  return {
    isLocal: false,
    async inviteUrl(serverId) {
      applicationId ??= read<APIApplication>(await ask.get('/applications/@me'), 'id').id
      const query = new URLSearchParams({
        client_id: applicationId,
        scope: 'bot applications.commands',
        permissions: `${PERMISSIONS}`,
        guild_id: serverId,
        disable_guild_select: 'true',
      })
      return `https://discord.com/oauth2/authorize?${query}`
    },
    async readServer(serverId) {
      const guild = read<APIGuild>(await ask.get(`/guilds/${serverId}`, { with_counts: 'true' }), 'owner_id')
      return {
        id: guild.id,
        name: guild.name,
        ...(guild.icon && { iconUrl: `${CDN}/icons/${guild.id}/${guild.icon}.png` }),
        ownerId: guild.owner_id,
        members: guild.approximate_member_count ?? 0,
        roles: guild.roles.map(roleOf),
      }
    },
    listRoles: async (serverId) => readList<APIRole>(await ask.get(`/guilds/${serverId}/roles`)).map(roleOf),
    async listChannels(serverId) {
      const channels = readList<APIChannel>(await ask.get(`/guilds/${serverId}/channels`))
      return channels
        .flatMap((channel) => channelOf(channel) ?? [])
        .toSorted((one, other) => one.position - other.position)
    },
    async listMembers(serverId, after) {
      const query = { limit: `${MEMBERS_A_PAGE}`, ...(after !== undefined && { after }) }
      const answer = await ask.get(`/guilds/${serverId}/members`, query).catch(asIntent)
      const members = readList<APIGuildMember>(answer).map((member) => memberOf(member, serverId))
      const last = members.at(-1)
      return { members, ...(members.length === MEMBERS_A_PAGE && last && { next: last.id }) }
    },
    findMember,
    async ownMember(serverId) {
      const own = await findMember(serverId, await ownId())
      if (!own) throw new CommunityTrouble('bot-gone')
      return own
    },
    async giveRole(serverId, memberId, roleId) {
      await ask.put(`/guilds/${serverId}/members/${memberId}/roles/${roleId}`)
    },
    async takeRole(serverId, memberId, roleId) {
      await ask.delete(`/guilds/${serverId}/members/${memberId}/roles/${roleId}`)
    },
    async lastMessages(channelId) {
      try {
        const query = { limit: `${LAST_MESSAGES}` }
        return readList<APIMessage>(await ask.get(`/channels/${channelId}/messages`, query)).map(messageOf)
      } catch (error) {
        if (error instanceof CommunityTrouble && isClosed(error)) return []
        throw error
      }
    },
    async post(channelId, text) {
      // Whom the text seems to name is not called.
      await ask.post(`/channels/${channelId}/messages`, { content: text, allowed_mentions: { parse: [] } })
    },
  }
}

/** A channel that the bot may not see, or that was deleted a moment ago. */
const isClosed = ({ problem, missing }: CommunityTrouble) =>
  problem === 'bot-gone' || problem === 'missing-permission' || missing === 'channel'

/** It sees the server, and not who is in it. */
function asIntent(error: unknown): never {
  if (error instanceof CommunityTrouble && error.problem === 'bot-gone') {
    throw new CommunityTrouble('missing-intent')
  }
  throw error
}

/** @throws CommunityTrouble where it has no such field: another service answers in place of Discord. */
function read<Answer extends object>(answer: unknown, field: keyof Answer & string): Answer {
  if (typeof answer === 'object' && answer !== null && field in answer) {
    // Sound: as far as Discord's own description of its objects is.
    return answer as Answer
  }
  throw new CommunityTrouble('service-error')
}

function readList<Item>(answer: unknown): Item[] {
  // Sound: as far as Discord's own description of its objects is.
  if (Array.isArray(answer)) return answer as Item[]
  throw new CommunityTrouble('service-error')
}

const roleOf = ({ id, name, color, position, permissions, managed }: APIRole): CommunityRole => ({
  id,
  name,
  color,
  position,
  permissions,
  isManaged: managed,
})

function channelOf(channel: APIChannel): ListedChannel | undefined {
  const kind = kinds[channel.type]
  if (kind === undefined) return undefined
  const last = 'last_message_id' in channel ? channel.last_message_id : null
  return {
    id: channel.id,
    name: channel.name ?? '',
    kind,
    position: 'position' in channel ? channel.position : 0,
    ...(last && { lastMessageAt: madeAt(last) }),
  }
}

function memberOf(
  { user, nick, avatar, roles, joined_at }: APIGuildMember,
  serverId: string,
): CommunityMember {
  const picture = avatar
    ? `${CDN}/guilds/${serverId}/users/${user.id}/avatars/${avatar}.png`
    : user.avatar
      ? `${CDN}/avatars/${user.id}/${user.avatar}.png`
      : undefined
  return {
    id: user.id,
    name: nick ?? user.global_name ?? user.username,
    username: user.username,
    ...(picture !== undefined && { avatarUrl: picture }),
    isBot: user.bot ?? false,
    ...(joined_at && { joinedAt: new Date(joined_at) }),
    roles,
  }
}

const messageOf = ({ id, author, content, webhook_id, type }: APIMessage): CommunityMessage => ({
  id,
  authorId: author.id,
  isAutomatic:
    webhook_id !== undefined ||
    (author.bot ?? false) ||
    (type !== MessageType.Default && type !== MessageType.Reply),
  text: content,
})
