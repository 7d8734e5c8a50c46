import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { messages } from '../../tickets/tables.ts'
import { channelMessages, channelPeople, channelThreads } from '../tables.ts'

export const namedObjects: NamedObjects = {
  places: { resendMessage: { id: 'ticket', messageId: 'message' } },
  async add({ server, companyId, idOf }) {
    const { queries } = server.database
    const of = { companyId, accountId: newId(), createdAt: new Date() }
    const [ticketId, customerId] = [idOf('ticket'), idOf('customer')]
    await queries.insert(channelPeople).values({ ...of, personId: '9001', channel: 'telegram', customerId })
    await queries.insert(channelThreads).values({ ...of, ticketId, channel: 'telegram', address: '9001' })
    await queries.insert(channelMessages).values({ ...of, ticketId, externalId: '9001:1' })
    const message = newId()
    await queries.insert(messages).values({
      id: message,
      companyId,
      ticketId,
      author: 'support',
      text: `A reply of ${companyId}`,
      delivery: 'failed',
      createdAt: of.createdAt,
    })
    return { message }
  },
}
