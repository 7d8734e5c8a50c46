import type { components } from '@replybay/api-client'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { tickets } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { findTicketFacts, lockCustomer } from './customer-rows.ts'
import { actorOf } from './actor.ts'
import { noteOpening, ticketIdFor, wasOpened } from './opening-keys.ts'
import { isAnswered, isCustomerVerified } from './rules.ts'
import { publishChange } from './topic.ts'
import { insertWords } from './word-index.ts'
import { insertEvent, insertMessage } from './writing.ts'

type NewTicket = components['schemas']['NewTicket']

/**
 * Stores a ticket that a colleague begins; under the same key, once.
 *
 * @returns its id.
 * @throws Failure `not-found` without such a customer, `invalid-request` for a channel on which they can't be reached,
 *   `key-reused` when another ticket was opened under the key.
 */
export async function insertOpenedTicket(
  queries: Queries,
  person: Person,
  webId: string,
  { customerId, channel, subject = '', message }: NewTicket,
  key: string | undefined,
): Promise<string> {
  const { companyId } = person
  const id = key ? ticketIdFor(`${companyId} ${person.userId}`, key) : newId()
  const content = JSON.stringify([webId, customerId, channel, subject, message])
  if (key && (await wasOpened(queries, id, content))) return id
  const customer = await lockCustomer(queries, companyId, customerId, 'share')
  if (!customer) throw new Failure('not-found')
  await requireReach(queries, companyId, customerId, channel)
  const at = new Date()
  const lastMessageId = newId()
  await queries.insert(tickets).values({
    id,
    companyId,
    webId,
    customerId,
    customerVerified: isCustomerVerified(channel, customer.email),
    channel,
    subject,
    ...isAnswered().state,
    lastMessageId,
    assigneeId: person.userId,
    createdAt: at,
    updatedAt: at,
  })
  if (key) await noteOpening(queries, { ticketId: id, writer: 'support', content, createdAt: at })
  const { name, email, phone, handle } = customer
  await insertWords(queries, { ticketId: id, companyId }, subject, message, name, email, phone, handle)
  await insertEvent(queries, companyId, id, 'opened', { ...actorOf(person), at })
  await insertMessage(queries, companyId, id, {
    id: lastMessageId,
    author: 'support',
    authorId: person.userId,
    authorName: person.name,
    text: message,
    createdAt: at,
  })
  await publishChange(queries, id, person.userId)
  return id
}

/** A visitor of a web is there only while they look; elsewhere, who has written can be written to. */
async function requireReach(queries: Queries, companyId: string, customerId: string, channel: string) {
  const { channels } = await findTicketFacts(queries, companyId, customerId)
  if (channel !== 'web' && channels.includes(channel)) return
  const fields = [{ path: '/body/channel', message: 'is not one on which this customer can be reached' }]
  throw new Failure('invalid-request', { fields })
}
