import type { Queries } from '../../platform/database/database.ts'
import { idFor, newId } from '../../platform/database/ids.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { tickets } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import {
  findOrInsertCustomer,
  findTicketFacts,
  findWritable,
  isCustomerBlocked,
  lockCustomer,
  type CustomerFacts,
} from './customer-rows.ts'
import { scopeOf } from '../users/index.ts'
import { holdWeb } from '../webs/index.ts'
import { actorOf } from './actor.ts'
import { noteOpening, wasOpened } from './opening-keys.ts'
import { blockedWrites, customerWrites, isAnswered, isCustomerVerified, type Transition } from './rules.ts'
import { publishChange } from './topic.ts'
import { insertWords } from './word-index.ts'
import { BY_CUSTOMER, insertEvent, insertMessage, type Actor } from './writing.ts'

/** The first message of a ticket, on any channel. */
export interface Opening {
  companyId: string
  webId: string
  channel: string
  /** @default '' */
  subject?: string | undefined
  message: string
  /** What the message is by its channel's word, where it has neither words nor files. */
  unsupported?: string | undefined
  /** A customer who writes, whose address may be proved or who is known by their channel, or a colleague who writes to one. */
  from:
    | { customer: CustomerFacts; isProved?: boolean }
    | { knownCustomerId: string }
    | { person: Person; customerId: string }
  /** Names the ticket: under the same key of the same sender it is opened once. */
  key?: { sender: string; key: string; content: string } | undefined
}

/** What depends on who begins. */
interface Begun {
  at: Date
  customerId: string
  isBlocked: boolean
  customerVerified: boolean | null
  state: Transition['state']
  assigneeId: string | null
  by: Actor
  /** What is known of the customer, to find the ticket by. */
  known: (string | null | undefined)[]
}

/**
 * Stores a ticket and its first message, and has what follows done; under the same key, once. What a blocked customer writes is kept, and nobody is
 * told.
 *
 * @returns its id.
 * @throws Failure `not-found` where the web is gone, `key-reused` when another ticket was opened under the key. Where a colleague begins, `not-found` without
 *   such a customer, and `invalid-request` for a channel on which they can't be reached.
 */
export async function openTicket(
  { tellSaid }: Pick<ServerContext, 'tellSaid'>,
  queries: Queries,
  opening: Opening,
): Promise<string> {
  const { companyId, webId, channel, subject = '', message, unsupported, from, key } = opening
  const id = key ? idFor(key.sender, key.key) : newId()
  if (key && (await wasOpened(queries, id, key.content))) return id
  await holdWeb(queries, companyId, webId)
  const begun =
    'person' in from
      ? await beginAsColleague(queries, opening, from)
      : 'customer' in from
        ? await beginAsCustomer(queries, opening, from)
        : await beginAsKnown(queries, opening, from.knownCustomerId)
  const { at, by, known, state, isBlocked, ...ticket } = begun
  const author = by.actor === 'support' ? by.actor : 'customer'
  const lastMessageId = newId()
  await queries.insert(tickets).values({
    id,
    companyId,
    webId,
    channel,
    subject,
    ...ticket,
    ...state,
    lastMessageId,
    createdAt: at,
    updatedAt: at,
  })
  await insertMessage(queries, companyId, id, {
    id: lastMessageId,
    author,
    authorId: by.actorId,
    authorName: by.actorName,
    text: message,
    unsupported,
    createdAt: at,
  })
  await insertEvent(queries, companyId, id, 'opened', { ...by, at })
  await insertWords(queries, { ticketId: id, companyId }, subject, message, ...known)
  if (key) {
    const writer = author === 'support' ? 'support' : 'visitor'
    await noteOpening(queries, { ticketId: id, writer, content: key.content, createdAt: at })
  }
  await publishChange(queries, id, by.actorId)
  if (!isBlocked) {
    await tellSaid(queries, { author, companyId, ticketId: id, messageId: lastMessageId, text: message })
  }
  return id
}

async function beginAsCustomer(
  queries: Queries,
  { companyId, channel }: Opening,
  { customer, isProved = false }: { customer: CustomerFacts; isProved?: boolean },
): Promise<Begun> {
  const at = new Date()
  const customerId = await findOrInsertCustomer(queries, companyId, customer, at)
  return {
    ...(await asCustomer(queries, customerId, customer, at)),
    customerVerified: isProved || isCustomerVerified(channel, customer.email),
  }
}

/** @throws Failure `not-found` without such a customer. */
async function beginAsKnown(
  queries: Queries,
  { companyId, channel }: Opening,
  customerId: string,
): Promise<Begun> {
  const customer = await lockCustomer(queries, companyId, customerId, 'key share')
  if (!customer) throw new Failure('not-found')
  return {
    ...(await asCustomer(queries, customerId, customer, new Date())),
    customerVerified: isCustomerVerified(channel, customer.email),
  }
}

async function asCustomer(
  queries: Queries,
  customerId: string,
  { name, email, phone, handle }: CustomerFacts,
  at: Date,
): Promise<Omit<Begun, 'customerVerified'>> {
  const isBlocked = await isCustomerBlocked(queries, customerId)
  return {
    at,
    customerId,
    isBlocked,
    state: (isBlocked ? blockedWrites(undefined) : customerWrites(undefined, at)).state,
    assigneeId: null,
    by: BY_CUSTOMER,
    known: [name, email, phone, handle],
  }
}

async function beginAsColleague(
  queries: Queries,
  { companyId, channel }: Opening,
  { person, customerId }: { person: Person; customerId: string },
): Promise<Begun> {
  const customer = await lockCustomer(queries, companyId, customerId, 'share')
  if (!customer) throw new Failure('not-found')
  await requireReach(queries, person, customerId, channel)
  const { name, email, phone, handle } = customer
  return {
    at: new Date(),
    customerId,
    isBlocked: false,
    customerVerified: isCustomerVerified(channel, email),
    state: isAnswered().state,
    assigneeId: person.userId,
    by: actorOf(person),
    known: [name, email, phone, handle],
  }
}

/** @throws Failure `invalid-request` for a channel on which the customer can't be written to now. */
async function requireReach(queries: Queries, person: Person, customerId: string, channel: string) {
  const { channels } = await findTicketFacts(queries, scopeOf(person), customerId)
  const has = channels.filter((each) => each === channel)
  if ((await findWritable(queries, person.companyId, customerId, has)).length > 0) return
  const fields = [{ path: '/body/channel', message: 'is not one on which this customer can be reached' }]
  throw new Failure('invalid-request', { fields })
}
