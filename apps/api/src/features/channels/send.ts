/** Carries what is said in a ticket to where its customer reads it. */
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { FeatureJob, SaidMessage, ServerContext } from '../../platform/server-feature.ts'
import { ChannelProblem, type ChannelFile, type ChannelPlace } from '../../platform/channel.ts'
import { listSentAttachments } from '../attachments/index.ts'
import {
  findTicketRow,
  noteDelivery,
  type OfMessage,
  putBack,
  queueMessage,
  takeToSend,
} from '../tickets/index.ts'
import { channelMessages, channelPeople, channelThreads } from './tables.ts'

/** A message that is on its way for so long may have gone, or not; in ms. */
const LOST_AFTER_MS = 120_000
/** Where a platform doesn't say how long to wait; in ms. */
const PAUSE_MS = 30_000
/** Until one that is on its way is done; in ms. */
const BUSY_MS = 5_000

type SendingData = { companyId: string; ticketId: string }

export const sendToChannel: FeatureJob<SendingData> = {
  name: 'channels-send',
  // A reply of the morning is no use in the evening: after some hours a person decides.
  retries: 10,
  retryDelay: 10,
  retryDelayMax: 1_800,
  timeLimit: 300,
  atOncePerCompany: 4,
  async run(data, context) {
    for (;;) {
      const next = await context.database.transaction((queries) => takeToSend(queries, data, LOST_AFTER_MS))
      if (next === undefined) return
      if (next === 'busy') return await askAfter(context, data, BUSY_MS)
      const { id: messageId, text } = next
      const isPaused = await sendOne(context, { ...data, messageId }, text)
      if (isPaused !== undefined) return await askAfter(context, data, isPaused)
    }
  },
  async onGivenUp(data, { database }) {
    await database.transaction(async (queries) => {
      const next = await takeToSend(queries, data, 0)
      if (next === undefined || next === 'busy') return
      await noteDelivery(
        queries,
        { ...data, messageId: next.id },
        { state: 'failed', problem: 'unreachable' },
      )
    })
  },
}

/** A job of its own in any case: one that runs may just have looked. */
async function askAfter({ database, jobs }: ServerContext, data: SendingData, ms: number): Promise<void> {
  await database.transaction((queries) =>
    jobs.add(queries, sendToChannel, data, { companyId: data.companyId, dueAt: new Date(Date.now() + ms) }),
  )
}

/** @returns how long to wait before the next, in ms, where the platform asks for it. @throws ChannelProblem that passes by itself. */
async function sendOne(
  context: ServerContext,
  message: OfMessage,
  text: string,
): Promise<number | undefined> {
  const { database } = context
  const { messageId } = message
  try {
    const place = await findPlace(database.queries, message)
    const channel = place && context.channelOf(place.channel)
    if (!channel) throw new ChannelProblem('not-connected')
    const files = await readFiles(context, message)
    const externalIds = await channel.send({ ...place, messageId, text, files })
    await database.transaction((queries) => noteSent(queries, message, place, externalIds))
    return undefined
  } catch (error) {
    if (!(error instanceof ChannelProblem)) throw error
    const { code, details } = error
    if (details.isUnknown) {
      await database.transaction((queries) => noteDelivery(queries, message, { state: 'unconfirmed' }))
      return undefined
    }
    if (code === 'rate-limited' || code === 'unreachable') {
      await putBack(database.queries, message)
      if (code === 'unreachable') throw error
      return (details.retryAfter ?? PAUSE_MS / 1_000) * 1_000
    }
    await database.transaction((queries) =>
      noteDelivery(queries, message, { state: 'failed', problem: code }),
    )
    return undefined
  }
}

async function noteSent(
  queries: Queries,
  message: OfMessage,
  { accountId }: ChannelPlace,
  externalIds: readonly string[],
): Promise<void> {
  const { companyId, ticketId, messageId } = message
  if (externalIds.length > 0) {
    await queries
      .insert(channelMessages)
      .values(
        externalIds.map((externalId) => ({
          companyId,
          accountId,
          externalId,
          ticketId,
          messageId,
          createdAt: new Date(),
        })),
      )
      .onConflictDoNothing()
  }
  await noteDelivery(queries, message, { state: 'sent' })
}

/** In the transaction that stores what is said: it is sent where the customer reads it elsewhere. */
export async function sendLater(
  queries: Queries,
  { author, companyId, ticketId, messageId }: SaidMessage,
  { jobs }: Pick<ServerContext, 'jobs'>,
): Promise<void> {
  if (author === 'customer') return
  const place = await findPlace(queries, { companyId, ticketId })
  if (!place) return
  await queueMessage(queries, { companyId, ticketId, messageId })
  await jobs.add(queries, sendToChannel, { companyId, ticketId }, { companyId })
}

/** Where the replies of a ticket go: to where it was written from, or where its customer has written before. */
async function findPlace(
  queries: Queries,
  { companyId, ticketId }: Omit<OfMessage, 'messageId'>,
): Promise<ChannelPlace | undefined> {
  const [thread] = await queries
    .select()
    .from(channelThreads)
    .where(and(eq(channelThreads.ticketId, ticketId), eq(channelThreads.companyId, companyId)))
  if (thread)
    return { companyId, accountId: thread.accountId, channel: thread.channel, address: thread.address }
  const ticket = await findTicketRow(queries, { companyId }, ticketId)
  if (!ticket?.customerId) return undefined
  const { customerId, channel } = ticket
  const [person] = await queries
    .select()
    .from(channelPeople)
    .where(
      and(
        eq(channelPeople.customerId, customerId),
        eq(channelPeople.channel, channel),
        isNotNull(channelPeople.address),
      ),
    )
    .orderBy(desc(channelPeople.personId))
    .limit(1)
  const { accountId, address } = person ?? {}
  if (accountId === undefined || !address) return undefined
  await queries
    .insert(channelThreads)
    .values({ ticketId, companyId, accountId, channel, address, createdAt: new Date() })
    .onConflictDoNothing()
  return { companyId, accountId, channel, address }
}

async function readFiles(
  { database, blobs }: ServerContext,
  { ticketId, messageId }: OfMessage,
): Promise<ChannelFile[]> {
  const rows = await listSentAttachments(database.queries, ticketId, [messageId])
  const files: ChannelFile[] = []
  for (const { name, type, blob } of rows) {
    const stream = await blobs.open(blob)
    if (stream) files.push({ name, type, bytes: Buffer.concat(await stream.toArray()) })
  }
  return files
}
