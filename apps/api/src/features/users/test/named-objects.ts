import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { users } from '../tables.ts'

export const namedObjects: NamedObjects = {
  places: {
    changeMemberRole: { id: 'member' },
    removeMember: { id: 'member' },
    handOverOwnership: { id: 'member' },
    revokeInvitation: { id: 'invitation' },
    resendInvitation: { id: 'invitation' },
    createInvitationLink: { id: 'invitation' },
  },
  async add({ server, companyId }) {
    const id = newId()
    const email = `member@${companyId}.example`
    const person = {
      email,
      passwordHash: 'none',
      name: 'Nina Named',
      role: 'support',
      locale: 'en-US',
    } as const
    const createdAt = new Date()
    await server.database.queries
      .insert(users)
      .values({ id, companyId, ...person, validatedAt: createdAt, createdAt })
    return { member: id }
  },
}
