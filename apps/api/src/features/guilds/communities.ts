import { oncePerServer } from '../../platform/once-per-server.ts'
import { createDiscordAsk } from './discord/ask.ts'
import { createDiscordCommunity } from './discord/discord-community.ts'
import { createLocalCommunity } from './local/local-community.ts'
import type { Community } from './port.ts'
import { CommunityTrouble } from './trouble.ts'

export interface Communities {
  /**
   * The one that a server belongs to.
   *
   * @throws CommunityTrouble `off` where it is not set up.
   */
  of(guild: { isLocal: boolean }): Community
  /** The one that new servers are connected through. @throws CommunityTrouble `off` where none is set up. */
  forNew(): Community
}

/** What a server of ours can reach. A local guild stays local, also where a bot is set up later. */
export const communities = oncePerServer(({ config, database, outbound }): Communities => {
  const { discord, services } = config
  const local = createLocalCommunity(database)
  const real =
    discord.kind === 'bot' &&
    createDiscordCommunity(createDiscordAsk({ outbound, origin: services.discord, token: discord.token }))
  function need(isLocal: boolean): Community {
    const community = discord.kind !== 'off' && (isLocal ? local : real)
    if (community) return community
    throw new CommunityTrouble('off')
  }
  return { of: ({ isLocal }) => need(isLocal), forNew: () => need(discord.kind === 'local') }
})
