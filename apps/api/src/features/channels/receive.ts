import { and, desc, eq, ne } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import { inSavepoint, type Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { insertReceivedFiles, type KeptFile } from '../attachments/index.ts'
import {
  findCustomerByPhone,
  findTicketRow,
  insertCustomers,
  noteAfterSaid,
  noteDelivery,
  noteDeliveryUntil,
  type OfMessage,
  openTicket,
  receiveMessage,
} from '../tickets/index.ts'
import { tickets } from '../tickets/tables.ts'
import type { ChannelAccount, ChannelPerson, Incoming } from './incoming.ts'
import { findMessage, findSent, listThreads } from './known-messages.ts'
import { channelMessages, channelPeople, channelThreads } from './tables.ts'

/** What is written so long after a ticket was closed is another matter; in ms. */
const REOPENED_WITHIN_MS = 3 * 86_400_000

type Told<Kind extends Incoming['kind']> = Extract<Incoming, { kind: Kind }>
type Message = Told<'message'>
type KeptMessage = Omit<Message, 'files'> & { files: readonly KeptFile[] }

/** With its files in the blob store already. */
export type KeptIncoming = Exclude<Incoming, Message> | KeptMessage

/** Where a message is. */
type Stored = Omit<OfMessage, 'companyId' | 'messageId'> & { messageId: string | undefined }

/**
 * In the transaction in which what was told becomes handled: once, however often it is told. What is told of messages that
 * are not here changes nothing.
 */
export async function receiveFromChannel(
  context: Pick<ServerContext, 'tellSaid'>,
  queries: Queries,
  account: ChannelAccount,
  told: KeptIncoming,
): Promise<void> {
  if (told.kind === 'message') return await receive(context, queries, account, told)
  if (told.kind === 'state') return await noteState(queries, account, told)
  if (told.kind === 'state-until') return await noteStateUntil(queries, account, told)
  const known = await findMessage(queries, account, told.externalId)
  if (known) await noteAfterSaid(queries, known, told)
}

async function noteState(queries: Queries, account: ChannelAccount, told: Told<'state'>): Promise<void> {
  const { externalId, messageId } = told
  const known =
    (await findMessage(queries, account, externalId)) ??
    (messageId === undefined ? undefined : await findSent(queries, account, { externalId, messageId }))
  if (known) await noteDelivery(queries, known, told)
}

async function noteStateUntil(
  queries: Queries,
  account: ChannelAccount,
  told: Told<'state-until'>,
): Promise<void> {
  const { companyId } = account
  for (const ticketId of await listThreads(queries, account, told.address)) {
    await noteDeliveryUntil(queries, { companyId, ticketId }, told)
  }
}

async function receive(
  context: Pick<ServerContext, 'tellSaid'>,
  queries: Queries,
  account: ChannelAccount,
  message: KeptMessage,
): Promise<void> {
  const { companyId, id: accountId } = account
  const { externalId, address } = message
  const isNew = await queries
    .insert(channelMessages)
    .values({ companyId, accountId, externalId, createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ externalId: channelMessages.externalId })
  if (isNew.length === 0) return
  // The customer before the ticket, as everywhere.
  const customerId = await findOrAddPerson(queries, account, message)
  const open = await findOpenThread(queries, account, address)
  const added = open && (await addTo(context, queries, { companyId, ticketId: open }, message))
  const stored = added || (await openThread(context, queries, account, { message, customerId }))
  await queries
    .update(channelMessages)
    .set(stored)
    .where(and(eq(channelMessages.accountId, accountId), eq(channelMessages.externalId, externalId)))
}

/** @returns undefined where the ticket holds no more, and nothing of it is written. */
async function addTo(
  context: Pick<ServerContext, 'tellSaid'>,
  queries: Queries,
  { companyId, ticketId }: { companyId: string; ticketId: string },
  { text, files, unsupported }: KeptMessage,
): Promise<Stored | undefined> {
  try {
    return await inSavepoint(queries, async (inner) => {
      const ids = await insertReceivedFiles(inner, { companyId, ticketId }, files)
      const message = { companyId, ticketId, text, files: ids, unsupported }
      return { ticketId, messageId: await receiveMessage(context, inner, message) }
    })
  } catch (error) {
    if (error instanceof Failure && error.code === 'conversation-full') return undefined
    throw error
  }
}

async function openThread(
  context: Pick<ServerContext, 'tellSaid'>,
  queries: Queries,
  { id: accountId, companyId, channel, webId }: ChannelAccount,
  { message, customerId }: { message: KeptMessage; customerId: string },
): Promise<Stored> {
  const { text, files, unsupported, address } = message
  const ticketId = await openTicket(context, queries, {
    companyId,
    webId,
    channel,
    message: text,
    unsupported,
    from: { knownCustomerId: customerId },
  })
  await queries
    .insert(channelThreads)
    .values({ ticketId, companyId, accountId, channel, address, createdAt: new Date() })
  const messageId = (await findTicketRow(queries, { companyId }, ticketId))?.lastMessageId ?? undefined
  await insertReceivedFiles(queries, { companyId, ticketId, messageId }, files)
  return { ticketId, messageId }
}

/** The ticket that a conversation goes on in: its newest, unless that is closed for some days. */
async function findOpenThread(
  queries: Queries,
  { id: accountId, companyId }: ChannelAccount,
  address: string,
): Promise<string | undefined> {
  const [newest] = await queries
    .select({ id: tickets.id, status: tickets.status, updatedAt: tickets.updatedAt })
    .from(channelThreads)
    .innerJoin(tickets, eq(tickets.id, channelThreads.ticketId))
    .where(
      and(
        eq(channelThreads.accountId, accountId),
        eq(channelThreads.address, address),
        eq(tickets.companyId, companyId),
        ne(tickets.status, 'deleted'),
      ),
    )
    .orderBy(desc(channelThreads.createdAt))
    .limit(1)
  if (!newest) return undefined
  const isOver = newest.status === 'closed' && Date.now() - newest.updatedAt.getTime() > REOPENED_WITHIN_MS
  return isOver ? undefined : newest.id
}

/**
 * One record a person: whoever has written to the account before, or is known by the number that the platform has proved. The
 * customer is held until the transaction ends.
 */
async function findOrAddPerson(
  queries: Queries,
  { id: accountId, companyId, channel }: ChannelAccount,
  { person, address, isPrivate }: KeptMessage,
): Promise<string> {
  const known = await findPerson(queries, accountId, person.id)
  if (known) return known
  const customerId =
    (person.phone && (await findCustomerByPhone(queries, companyId, person.phone))) ??
    (await addCustomer(queries, companyId, person))
  await queries.insert(channelPeople).values({
    companyId,
    accountId,
    channel,
    personId: person.id,
    address: isPrivate ? address : null,
    customerId,
  })
  return customerId
}

/** @returns their customer, where they have written to the account before. */
export async function findPerson(
  queries: Queries,
  accountId: string,
  personId: string,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ customerId: channelPeople.customerId })
    .from(channelPeople)
    .where(and(eq(channelPeople.accountId, accountId), eq(channelPeople.personId, personId)))
  return row?.customerId
}

async function addCustomer(
  queries: Queries,
  companyId: string,
  { name = '', handle, phone, language }: ChannelPerson,
): Promise<string> {
  const id = newId()
  await insertCustomers(queries, [{ id, companyId, name, handle, phone, language, createdAt: new Date() }])
  return id
}
