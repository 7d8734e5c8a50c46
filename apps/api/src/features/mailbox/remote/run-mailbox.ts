/** Keeps a mailbox and its server alike, for as long as this process holds it. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import { carryOutActs } from './acts.ts'
import { keepFolders, readFolders } from './folders.ts'
import { openImap } from './open-imap.ts'
import { type ProblemKind, problemOf } from './problem.ts'
import { providerOf } from './providers.ts'
import { findConnection, listSynced } from './remote-store.ts'
import { DroppedLine, RefusedCommand, type RemoteContext, type RemoteSession } from './session.ts'
import { signInTo } from './sign-in.ts'
import { noteState } from './state.ts'
import { syncFolder } from './sync-folder.ts'

/** Of one folder before the others have their turn. */
const AT_ONCE = 500
/** Folders that are not watched are looked at so often, in ms; all of them where the server can't be watched. */
const POLL_MS = 60_000
const UNWATCHED_POLL_MS = 30_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 300_000
/** What a person has to mend is tried less often: a provider locks out who signs in wrongly again and again. */
const MENDED_BY_PEOPLE: ReadonlySet<ProblemKind> = new Set([
  'wrong-password',
  'signed-out',
  'disabled',
  'certificate',
])
const MENDING_PAUSE_MS = 900_000

/** Says that something is to be done. */
export interface Wake {
  /** Resolves at the next time that it is woken, or is woken already. */
  next: (signal: AbortSignal) => Promise<void>
}

/** How often it asks, and for how much; for tests. */
export interface Pace {
  /** @default 500 */
  atOnce?: number
  pollMs?: number
  firstPauseMs?: number
  longestPauseMs?: number
  silenceMs?: number
}

/** Resolves when the signal says so, or the mailbox is connected no more. */
export async function runMailbox(
  context: RemoteContext,
  mailboxId: string,
  wake: Wake,
  signal: AbortSignal,
  pace: Pace = {},
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const found = await findConnection(context.database.queries, mailboxId)
    if (!found) return
    const { connection, mailbox } = found
    let client: ImapFlow | undefined
    const end = () => client?.close()
    try {
      client = await signInTo(context, connection, 'receiving', (signIn) =>
        openImap(context.outbound, connection.incoming, signIn, pace.silenceMs),
      )
      signal.addEventListener('abort', end, { once: true })
      const session = {
        context,
        mailbox,
        connection,
        client,
        atOnce: pace.atOnce ?? AT_ONCE,
        left: new Map(),
      }
      await keepFolders(context.database, mailbox, await readFolders(client, providerOf(connection.provider)))
      while (!signal.aborted) {
        const isWhole = await syncMailbox(session)
        await noteState(context.database, mailboxId, 'receiving', undefined)
        failures = 0
        if (isWhole) await waitForChange(client, wake, signal, pace)
      }
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      const isDroppedThere = error instanceof RefusedCommand && client?.usable === false
      const problem = problemOf(isDroppedThere ? new DroppedLine() : error, connection.incoming)
      // A line that is dropped once is no problem: it is opened again.
      const isDropped = failures === 1 && client?.authenticated
      if (!isDropped) await noteState(context.database, mailboxId, 'receiving', problem)
      context.log.info({ mailboxId, problem: problem.kind, failures }, 'A mailbox could not be read')
      await pause(failures, problem.kind, signal, pace)
    } finally {
      signal.removeEventListener('abort', end)
      client?.close()
    }
  }
}

/** Does what is to be done, and looks at all folders once. @returns whether everything is here. */
async function syncMailbox(session: RemoteSession): Promise<boolean> {
  await carryOutActs(session)
  const folders = await listSynced(session.context.database.queries, session.mailbox.id)
  const listed = new Set((await session.client.list()).map(({ path }) => path))
  const synced = []
  for (const folder of folders) {
    if (listed.has(folder.name)) synced.push(await syncFolder(session, folder))
  }
  for (const { removeGone } of synced) await removeGone()
  return synced.every(({ isWhole }) => isWhole)
}

async function waitForChange(
  client: ImapFlow,
  wake: Wake,
  signal: AbortSignal,
  { pollMs }: Pace,
): Promise<void> {
  const isWatched = client.capabilities.has('IDLE')
  const over = new AbortController()
  const end = AbortSignal.any([signal, over.signal])
  const changes = ['exists', 'expunge', 'flags', 'close'].map((event) =>
    once(client, event, { signal: end }).catch(() => undefined),
  )
  await client.mailboxOpen('INBOX')
  if (isWatched) void client.idle().catch(() => undefined)
  const timer = wait(pollMs ?? (isWatched ? POLL_MS : UNWATCHED_POLL_MS), undefined, { signal: end })
  await Promise.race([...changes, wake.next(end), timer.catch(() => undefined)])
  over.abort()
}

async function pause(failures: number, kind: ProblemKind, signal: AbortSignal, pace: Pace): Promise<void> {
  const { firstPauseMs = FIRST_PAUSE_MS, longestPauseMs = LONGEST_PAUSE_MS } = pace
  const ms = MENDED_BY_PEOPLE.has(kind)
    ? MENDING_PAUSE_MS
    : Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
  await wait(ms, undefined, { signal }).catch(() => undefined)
}
