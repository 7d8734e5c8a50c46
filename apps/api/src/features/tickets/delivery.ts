/** What is said to customers who read it elsewhere: how far it has got, and what they do with what was said. */
import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Queries } from '../../platform/database/database.ts'
import { type Delivery, type DeliveryProblem, messages } from './tables.ts'
import { addWords } from './word-index.ts'
import { BY_CUSTOMER, lockTicket, updateTicket } from './writing.ts'

type MessageRow = typeof messages.$inferSelect

/** What names a message. */
export interface OfMessage {
  companyId: string
  ticketId: string
  messageId: string
}

const isMessage = ({ companyId, ticketId, messageId }: OfMessage) =>
  and(eq(messages.id, messageId), eq(messages.ticketId, ticketId), eq(messages.companyId, companyId))

/** What is told later about what is further already, as by a platform that tells in no order, changes nothing. */
const BEFORE: Readonly<Record<Delivery, readonly Delivery[]>> = {
  waiting: ['failed', 'unconfirmed'],
  sending: ['waiting'],
  sent: ['waiting', 'sending', 'unconfirmed'],
  delivered: ['waiting', 'sending', 'unconfirmed', 'sent'],
  read: ['waiting', 'sending', 'unconfirmed', 'sent', 'delivered'],
  failed: ['waiting', 'sending', 'unconfirmed', 'sent'],
  unconfirmed: ['sending'],
}

/** In the transaction that stores the message: it is to be sent. */
export async function queueMessage(queries: Queries, message: OfMessage): Promise<void> {
  await queries
    .update(messages)
    .set({ delivery: 'waiting', deliveryAt: new Date() })
    .where(isMessage(message))
}

/** Notes how far a message has got, and tells who looks at it. @returns whether that is news. */
export async function noteDelivery(
  queries: Queries,
  message: OfMessage,
  { state, problem }: { state: Delivery; problem?: DeliveryProblem | undefined },
): Promise<boolean> {
  const rows = await queries
    .update(messages)
    .set({ delivery: state, deliveryProblem: problem ?? null, deliveryAt: new Date() })
    .where(and(isMessage(message), inArray(messages.delivery, [...BEFORE[state]])))
    .returning({ id: messages.id })
  if (rows.length === 0) return false
  // The row is written after what was noted: who is told reads it.
  await updateTicket(queries, message.companyId, message.ticketId, {}, { actorId: null })
  return true
}

/** Notes how far has got what was written until then and is known to be sent. */
export async function noteDeliveryUntil(
  queries: Queries,
  { companyId, ticketId }: Omit<OfMessage, 'messageId'>,
  { state, at }: { state: 'delivered' | 'read'; at: Date },
): Promise<void> {
  const rows = await queries
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.ticketId, ticketId),
        eq(messages.companyId, companyId),
        inArray(messages.delivery, ['sent', 'delivered']),
        lte(messages.createdAt, at),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id))
  for (const { id } of rows) await noteDelivery(queries, { companyId, ticketId, messageId: id }, { state })
}

/**
 * The next message of a ticket that is to be sent, in the order in which they were said; it is being sent from then on. The
 * ticket is held.
 *
 * @param lostAfter how long one may be on its way before nobody can say any more whether it went; in ms
 * @returns `busy` while another is on its way, undefined when none waits.
 */
export async function takeToSend(
  queries: Queries,
  { companyId, ticketId }: Omit<OfMessage, 'messageId'>,
  lostAfter: number,
): Promise<MessageRow | 'busy' | undefined> {
  const ticket = await lockTicket(queries, { companyId }, ticketId)
  if (!ticket) return undefined
  const lost = await queries
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.ticketId, ticketId),
        eq(messages.delivery, 'sending'),
        lt(messages.deliveryAt, new Date(Date.now() - lostAfter)),
      ),
    )
  for (const { id } of lost) {
    await noteDelivery(queries, { companyId, ticketId, messageId: id }, { state: 'unconfirmed' })
  }
  const [next] = await queries
    .select()
    .from(messages)
    .where(and(eq(messages.ticketId, ticketId), inArray(messages.delivery, ['waiting', 'sending'])))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(1)
  if (!next) return undefined
  if (next.delivery === 'sending') return 'busy'
  await queries
    .update(messages)
    .set({ delivery: 'sending', deliveryProblem: null, deliveryAt: new Date() })
    .where(eq(messages.id, next.id))
  return next
}

/** What was not sent, or may not have been, waits again. @throws Failure `not-found`, `conflict` for what is on its way. */
export async function queueAgain(queries: Queries, message: OfMessage): Promise<void> {
  const [row] = await queries.select({ id: messages.id }).from(messages).where(isMessage(message))
  if (!row) throw new Failure('not-found')
  if (!(await noteDelivery(queries, message, { state: 'waiting' }))) throw new Failure('conflict')
}

/** It was not sent, and waits again. */
export async function putBack(queries: Queries, message: OfMessage): Promise<void> {
  await queries
    .update(messages)
    .set({ delivery: 'waiting', deliveryAt: new Date() })
    .where(and(isMessage(message), eq(messages.delivery, 'sending')))
}

/** What customers do with a message after it was said. */
export type AfterSaid =
  | { kind: 'edited'; text: string }
  | { kind: 'removed' }
  /** Empty where it was taken away. */
  | { kind: 'reacted'; reaction: string }

/** Notes it on the message, which stays; of what the customer did not write, nothing but a reaction. */
export async function noteAfterSaid(queries: Queries, message: OfMessage, after: AfterSaid): Promise<void> {
  const at = new Date()
  const { companyId, ticketId } = message
  if (!(await lockTicket(queries, { companyId }, ticketId))) return
  const isTheirs = after.kind === 'reacted' ? undefined : eq(messages.author, 'customer')
  const rows = await queries
    .update(messages)
    .set(
      after.kind === 'edited'
        ? { text: after.text, editedAt: at }
        : after.kind === 'removed'
          ? { removedAt: at }
          : { reaction: after.reaction || null },
    )
    .where(and(isMessage(message), isTheirs))
    .returning({ id: messages.id })
  if (rows.length === 0) return
  if (after.kind === 'edited') await addWords(queries, ticketId, after.text)
  await updateTicket(queries, companyId, ticketId, {}, BY_CUSTOMER)
}
