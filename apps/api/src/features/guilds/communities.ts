import { oncePerServer } from '../../platform/once-per-server.ts'
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

/** What a server of ours can reach. */
export const communities = oncePerServer(({ config, database }): Communities => {
  const { kind } = config.discord
  const local = createLocalCommunity(database)
  function need(isLocal: boolean): Community {
    if (kind !== 'off' && isLocal) return local
    throw new CommunityTrouble('off')
  }
  return { of: ({ isLocal }) => need(isLocal), forNew: () => need(kind === 'local') }
})
