import type { NamedObjects } from '../../../../test/named-objects.ts'
import { eq } from 'drizzle-orm'
import { newId } from '../../../platform/database/ids.ts'
import { users } from '../../users/tables.ts'
import { addProof } from '../connecting/proofs.ts'
import { madeUpMembers, madeUpRoles } from '../local/made-up.ts'
import { addLocalGuild } from './local-guild.ts'

export const namedObjects: NamedObjects = {
  places: {
    getGuildInfo: { id: 'guild' },
    removeGuild: { id: 'guild' },
    addGuildProof: { webId: 'web' },
    changeGuildSettings: { id: 'guild', webId: 'web' },
    changeGuildRoles: {
      guildId: 'guild',
      memberIds: 'guild member',
      add: 'guild role',
      remove: 'guild role',
    },
    listGuildMembers: { userId: 'owner', guildId: 'guild' },
    addGuildRole: { guildId: 'guild', memberId: 'guild member', roleId: 'guild role' },
    removeGuildRole: { guildId: 'guild', memberId: 'guild member', roleId: 'guild role' },
  },
  async add({ server, companyId, owner }) {
    const { queries } = server.database
    const { id, discordId } = await addLocalGuild(queries, companyId, newId())
    const [user] = await queries.select({ id: users.id }).from(users).where(eq(users.email, owner))
    await addProof(queries, { companyId, discordId, webId: null })
    return {
      owner: user?.id ?? '',
      guild: id,
      'guild member': madeUpMembers(discordId)[0]?.id ?? '',
      'guild role': madeUpRoles(discordId).find(({ name }) => name === 'Client')?.id ?? '',
    }
  },
}
