import { generateCode, inviteSupport, listSessions, listSupports } from '@replybay/api-client/operations'
import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: { endSession: { id: 'session' } },
  async add({ server, companyId, owner }) {
    await server.call(generateCode, { body: { email: owner } })
    const token = await server.newSession(owner)
    const { sessions } = (await server.call(listSessions, { token })).data
    const email = `invited@${companyId}.example`
    await server.call(inviteSupport, { token, body: { emails: [email] } })
    const { supports } = (await server.call(listSupports, { token })).data
    const invited = supports.find((one) => one.email === email)
    return { session: sessions[0]?._id ?? '', invitation: invited?._id ?? '' }
  },
}
