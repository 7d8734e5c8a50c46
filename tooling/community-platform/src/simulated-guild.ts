/** What a simulated server of Discord holds, in Discord's own words. */

/** @see https://docs.discord.com/developers/topics/permissions#permissions-bitwise-permission-flags */
export const permission = {
  administrator: 1n << 3n,
  manageGuild: 1n << 5n,
  viewChannel: 1n << 10n,
  manageRoles: 1n << 28n,
} as const

export interface SimulatedRole {
  id: string
  name: string
  color: number
  position: number
  permissions: bigint
  managed: boolean
}

export interface SimulatedMember {
  id: string
  username: string
  globalName: string | null
  nick: string | null
  bot: boolean
  /** A hash; null for none. */
  avatar: string | null
  joinedAt: string
  /** Ids. */
  roles: string[]
}

interface SimulatedMessage {
  id: string
  authorId: string
  /** Whose content the application may not read without the intent. */
  content: string
  /** Of what posts in its name; undefined for a member. */
  webhookId?: string
  type: number
}

export interface SimulatedChannel {
  id: string
  name: string
  /** 0 text, 2 voice, 4 category, 5 announcement, 15 forum. */
  type: number
  position: number
  /** Whether the bot may not see it. */
  isHidden: boolean
  /** The oldest first. */
  messages: SimulatedMessage[]
}

export interface SimulatedGuild {
  id: string
  name: string
  /** A hash; null for none. */
  icon: string | null
  ownerId: string
  roles: SimulatedRole[]
  members: SimulatedMember[]
  channels: SimulatedChannel[]
}

let made = 0

/** An id that was made just now, or then. */
export const newSnowflake = (ms = Date.now()): string =>
  `${(BigInt(ms - 1_420_070_400_000) << 22n) + BigInt(++made % 4_194_304)}`

export const simulatedRole = (name: string, more: Partial<SimulatedRole> = {}): SimulatedRole => ({
  id: newSnowflake(),
  name,
  color: 0,
  position: 1,
  permissions: 0n,
  managed: false,
  ...more,
})

export const simulatedMember = (username: string, more: Partial<SimulatedMember> = {}): SimulatedMember => ({
  id: newSnowflake(),
  username,
  globalName: null,
  nick: null,
  bot: false,
  avatar: null,
  joinedAt: '2025-05-02T19:01:00.000000+00:00',
  roles: [],
  ...more,
})

export const simulatedChannel = (name: string, more: Partial<SimulatedChannel> = {}): SimulatedChannel => ({
  id: newSnowflake(),
  name,
  type: 0,
  position: 0,
  isHidden: false,
  messages: [],
  ...more,
})
