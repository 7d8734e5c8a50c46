import type { Community, CommunityServer, ListedChannel } from '../port.ts'
import type { guilds } from '../tables.ts'

/** A server as it is now. */
export interface Looked {
  server: CommunityServer
  channels: ListedChannel[]
  /** What of it is kept. */
  row: Pick<
    typeof guilds.$inferSelect,
    'name' | 'iconUrl' | 'isLocal' | 'memberCount' | 'roles' | 'ownRoles' | 'channels'
  >
}

/** What a server is like, beside its members. @throws CommunityTrouble */
export async function lookAt(community: Community, discordId: string): Promise<Looked> {
  const server = await community.readServer(discordId)
  const channels = await community.listChannels(discordId)
  const { roles: ownRoles } = await community.ownMember(discordId)
  return {
    server,
    channels,
    row: {
      name: server.name.replaceAll('\u0000', ''),
      iconUrl: server.iconUrl ?? null,
      isLocal: community.isLocal,
      memberCount: server.members,
      roles: server.roles,
      ownRoles,
      channels: channels.map(({ id, name, kind, position }) => ({ id, name, kind, position })),
    },
  }
}
