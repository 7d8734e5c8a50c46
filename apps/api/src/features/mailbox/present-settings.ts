import type { components } from '@replybay/api-client'
import type { Queries } from '../../platform/database/database.ts'
import { countFolders } from './counts.ts'
import { listFolders, type Mailbox } from './store.ts'
import type { mailboxFolders } from './tables.ts'
import { findConnection } from './remote/remote-store.ts'

type Schemas = components['schemas']

/** How a mailbox is connected: all but its secrets. */
export async function presentSettings(
  queries: Queries,
  mailbox: Mailbox,
): Promise<Schemas['MailboxSettings']> {
  const { id, address, kind, createdAt } = mailbox
  const folders = await listFolders(queries, id)
  const counts = await countFolders(
    queries,
    folders.map((folder) => folder.id),
  )
  const told = {
    address,
    kind,
    since: createdAt.toISOString(),
    folders: folders.map((folder) => presentFolder(folder, counts.get(folder.id)?.total ?? 0)),
  }
  const found = await findConnection(queries, id)
  if (!found) {
    const state = { state: 'working', at: createdAt.toISOString() } as const
    return { ...told, receiving: state, sending: state }
  }
  const { connection } = found
  const { provider, user, sendingUser, signsIn, incoming, outgoing, receiving, sending } = connection
  const { lastProblem, lastEmailAt, lastSentAt } = connection
  return {
    ...told,
    provider,
    user,
    ...(sendingUser !== null && { sendingUser }),
    ...(signsIn && { signsIn }),
    incoming,
    outgoing,
    receiving,
    sending,
    ...(lastProblem && { lastProblem }),
    ...(lastEmailAt && { lastEmailAt: lastEmailAt.toISOString() }),
    ...(lastSentAt && { lastSentAt: lastSentAt.toISOString() }),
  }
}

function presentFolder(
  { name, kind, isSynced, remoteTotal, syncedAt }: typeof mailboxFolders.$inferSelect,
  here: number,
): Schemas['MailboxFolder'] {
  return {
    folder: name,
    kind,
    isSynced,
    here,
    ...(remoteTotal !== null && { total: remoteTotal }),
    ...(syncedAt && { syncedAt: syncedAt.toISOString() }),
  }
}
