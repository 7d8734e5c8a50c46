/** Handles what a messenger has told: each delivery once, in the order in which they came. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ServerContext } from '../../../platform/server-feature.ts'
import {
  type ChannelPerson,
  findPerson,
  type IncomingFile,
  keepFiles,
  receiveFromChannel,
} from '../../channels/index.ts'
import { findWebOrFirst } from '../../webs/index.ts'
import { platforms } from '../platforms.ts'
import { openKeys, type Settings } from '../secrets.ts'
import { findIntegration, type IntegrationRow, lockIntegration } from '../store.ts'
import { integrationDeliveries, integrations } from '../tables.ts'
import { askMessenger } from './ask-messenger.ts'
import type { MessengerPort, NamedFile, OfChannel } from './messenger-port.ts'
import { Trouble } from '../trouble.ts'

/** For all files and names of a delivery; in ms. */
const ASKING_MS = 200_000

type KeptHeard = { channel: string; told: Awaited<ReturnType<typeof keepFiles>> }

interface HandlingChoice {
  /** Whether its words are kept without the files that can't be had yet. @default false */
  isLastTry?: boolean
}

/** @returns whether there may be more. @throws Trouble where a file can be had later. */
export async function handleNextMessage(
  context: ServerContext,
  { companyId, integrationId }: { companyId: string; integrationId: string },
  { isLastTry = false }: HandlingChoice = {},
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
  const all = readHeard(messenger, next.content, openKeys(context.vault, row) ?? {})
  const asking = { context, row, messenger, isLastTry, deadline: performance.now() + ASKING_MS }
  const heard: KeptHeard[] = []
  for (const each of all) heard.push(await keepHeard(asking, each))
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

function readHeard(
  messenger: MessengerPort,
  content: string | null,
  settings: Settings,
): readonly OfChannel[] {
  try {
    return messenger.read(JSON.parse(content ?? ''), settings)
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** The keys are opened where there is something to ask alone: those that can't be lose no words. */
interface Asking {
  context: ServerContext
  row: IntegrationRow
  messenger: MessengerPort
  isLastTry: boolean
  /** By the clock of `performance`. */
  deadline: number
}

async function keepHeard(asking: Asking, { channel, heard }: OfChannel): Promise<KeptHeard> {
  const { blobs } = asking.context
  if (heard.kind !== 'message') return { channel, told: await keepFiles(blobs, heard) }
  const files: IncomingFile[] = []
  for (const file of heard.files) files.push({ name: file.name, bytes: await fetchFile(asking, file) })
  const person = await namePerson(asking, channel, heard.person)
  return { channel, told: await keepFiles(blobs, { ...heard, person, files }) }
}

async function fetchFile(asking: Asking, file: NamedFile): Promise<Uint8Array | undefined> {
  const { context, row, messenger, isLastTry, deadline } = asking
  try {
    return await messenger.fetchFile(askMessenger(context, row, deadline), file)
  } catch (error) {
    // A key that is refused fetches nothing; that is told elsewhere, and the words are here.
    if (error instanceof Trouble && (isLastTry || !isLater(error))) return undefined
    throw error
  }
}

const isLater = ({ problem }: Trouble) => problem === 'unreachable' || problem === 'rate-limited'

/** Without a name where it can't be asked for: what was written does not wait for it. */
async function namePerson(
  { context, row, messenger, deadline }: Asking,
  channel: string,
  person: ChannelPerson,
): Promise<ChannelPerson> {
  const isKnown = async () => await findPerson(context.database.queries, row.id, person.id)
  if (!messenger.findPerson || person.name !== undefined || (await isKnown())) return person
  try {
    const found = await messenger.findPerson(askMessenger(context, row, deadline), {
      channel,
      personId: person.id,
    })
    return { ...person, ...found }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    return person
  }
}
