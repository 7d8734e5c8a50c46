/** A chat community, to whoever uses one: Discord, or what stands in for it. Ids are those that the community gives. */
import type { CommunityChannel, CommunityRole } from './tables.ts'

export interface CommunityServer {
  id: string
  name: string
  iconUrl?: string
  ownerId: string
  members: number
  /** With the role that everybody has; its id is that of the server. */
  roles: CommunityRole[]
}

export interface CommunityMember {
  id: string
  /** As the server shows them. */
  name: string
  username: string
  avatarUrl?: string
  isBot: boolean
  joinedAt?: Date
  /** Ids, without the role that everybody has. */
  roles: string[]
}

/** A channel as it is listed. */
export interface ListedChannel extends CommunityChannel {
  /** When something was written there last, as far as that is known. */
  lastMessageAt?: Date
}

export interface CommunityMessage {
  id: string
  authorId: string
  /** Whether a program has written it, in place of a person. */
  isAutomatic: boolean
  text: string
}

/** Every call throws a `CommunityTrouble` where the community does not do what it is asked for. */
export interface Community {
  /** Whether it stands in for the community on this server, and nothing leaves it. */
  isLocal: boolean
  /** Where a person who administrates a server lets the agent in. */
  inviteUrl(serverId: string): Promise<string>
  /** @throws CommunityTrouble `bot-gone` where the agent is not in it. */
  readServer(serverId: string): Promise<CommunityServer>
  listRoles(serverId: string): Promise<CommunityRole[]>
  /** Those that a ticket can come from, the first above. */
  listChannels(serverId: string): Promise<ListedChannel[]>
  /**
   * A page of the members, at most 1,000, in the order of their ids.
   *
   * @param after the last member of the page before.
   * @returns `next`: after whom the next page begins; undefined on the last.
   */
  listMembers(
    serverId: string,
    after: string | undefined,
  ): Promise<{ members: CommunityMember[]; next?: string }>
  /** @returns undefined for who is not in the server. */
  findMember(serverId: string, memberId: string): Promise<CommunityMember | undefined>
  /** The agent. */
  ownMember(serverId: string): Promise<CommunityMember>
  giveRole(serverId: string, memberId: string, roleId: string): Promise<void>
  takeRole(serverId: string, memberId: string, roleId: string): Promise<void>
  /** The last messages of a channel, the newest first, at most 50; none of one that the agent may not read. */
  lastMessages(channelId: string): Promise<CommunityMessage[]>
  post(channelId: string, text: string): Promise<void>
}
