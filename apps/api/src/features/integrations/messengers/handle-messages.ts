/** Handles what a messenger has told: each delivery once, in the order in which they came. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { keepFiles, receiveFromChannel } from '../../channels/index.ts'
import { findWebOrFirst } from '../../webs/index.ts'
import { askKept } from '../ask-kept.ts'
import { platforms } from '../platforms.ts'
import { findIntegration, type IntegrationRow, lockIntegration } from '../store.ts'
import { integrationDeliveries, integrations } from '../tables.ts'
import type { HeardMessage, MessengerAsk, MessengerPort, OfChannel } from './messenger-port.ts'
import { Trouble } from '../trouble.ts'

/** For all files of a message; in ms. */
const FILES_MS = 60_000

type KeptHeard = { channel: string; told: Awaited<ReturnType<typeof keepFiles>> }

/** @returns whether there may be more. @throws Trouble where a file can be had later. */
export async function handleNextMessage(
  context: ServerContext,
  { companyId, integrationId }: { companyId: string; integrationId: string },
): Promise<boolean> {
  const { database } = context
  const row = await findIntegration(database.queries, companyId, integrationId)
  const messenger = row && platforms[row.kind].messenger
  if (!messenger) return false
  const [next] = await database.queries
    .select()
    .from(integrationDeliveries)
    .where(
      and(eq(integrationDeliveries.integrationId, integrationId), isNull(integrationDeliveries.handledAt)),
    )
    .orderBy(asc(integrationDeliveries.id))
    .limit(1)
  if (!next) return false
  // Before anything is held: a file can take a while.
  const heard = await keepAll(context, row, messenger, readHeard(messenger, next.content))
  await database.transaction(async (queries) => {
    const held = await lockIntegration(queries, companyId, integrationId)
    const done = await queries
      .update(integrationDeliveries)
      .set({ handledAt: new Date(), content: null })
      .where(and(eq(integrationDeliveries.id, next.id), isNull(integrationDeliveries.handledAt)))
      .returning({ id: integrationDeliveries.id })
    if (!held || done.length === 0) return
    const now = new Date()
    await queries
      .update(integrations)
      .set({ toldAt: now, hookProblem: null, lastSyncAt: now })
      .where(eq(integrations.id, integrationId))
    const web = await findWebOrFirst(queries, companyId, held.webId)
    // Without a website there is no inbox: nothing of it can be shown.
    if (!web) return
    for (const { channel, told } of heard) {
      const account = { id: integrationId, companyId, channel, webId: web.id }
      await receiveFromChannel(context, queries, account, told)
    }
  })
  return true
}

function readHeard(messenger: MessengerPort, content: string | null): readonly OfChannel[] {
  try {
    return messenger.read(JSON.parse(content ?? ''))
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

async function keepAll(
  context: ServerContext,
  row: IntegrationRow,
  messenger: MessengerPort,
  all: readonly OfChannel[],
): Promise<KeptHeard[]> {
  const kept: KeptHeard[] = []
  for (const { channel, heard } of all) {
    const told = heard.kind === 'message' ? await fetchFiles(askOf(context, row), messenger, heard) : heard
    kept.push({ channel, told: await keepFiles(context.blobs, told) })
  }
  return kept
}

const askOf = (context: ServerContext, row: IntegrationRow) => () =>
  askKept(context, row, performance.now() + FILES_MS)

/** @param ask made where there is a file alone: a key that can't be opened loses no words. */
async function fetchFiles(ask: () => MessengerAsk, messenger: MessengerPort, message: HeardMessage) {
  const files: { name: string; bytes: Uint8Array | undefined }[] = []
  for (const file of message.files) {
    files.push({ name: file.name, bytes: await fetchOne(ask, messenger, file) })
  }
  return { ...message, files }
}

async function fetchOne(
  ask: () => MessengerAsk,
  messenger: MessengerPort,
  file: HeardMessage['files'][number],
): Promise<Uint8Array | undefined> {
  try {
    return await messenger.fetchFile(ask(), file)
  } catch (error) {
    // A key that is refused fetches nothing; that is told elsewhere, and the words are here.
    if (error instanceof Trouble && error.problem !== 'unreachable' && error.problem !== 'rate-limited') {
      return undefined
    }
    throw error
  }
}
