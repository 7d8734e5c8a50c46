/** Which folders a mailbox has at its server, and what each is for. */
import { and, eq } from 'drizzle-orm'
import type { ImapFlow, ListResponse } from 'imapflow'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import { FIRST_UNNUMBERED, holdMailbox, isOwnFolder, type Mailbox } from '../receive.ts'
import { type FolderKind, mailboxFolders } from '../tables.ts'
import { forgetFolder } from './places.ts'
import type { providerOf } from './providers.ts'
import type { RemoteFolder } from './remote-store.ts'

export interface FoundFolder {
  name: string
  kind: FolderKind
  isSynced: boolean
}

const BY_USE: Readonly<Record<string, FolderKind>> = {
  '\\Inbox': 'inbox',
  '\\Sent': 'sent',
  '\\Archive': 'archive',
  '\\Junk': 'spam',
  '\\Trash': 'trash',
}

/** By the last part of their names, where the server does not say what they are for. */
const BY_NAME: readonly [FolderKind, RegExp][] = [
  [
    'sent',
    /^(?:sent(?: items| messages| mail)?|envoy[ée]s|(?:éléments |messages )?envoy[ée]s|enviados|elementos enviados)$/iu,
  ],
  ['archive', /^(?:archives?|archived|archivados|archivo)$/iu],
  [
    'trash',
    /^(?:trash|bin|deleted(?: items| messages)?|corbeille|(?:éléments )?supprim[ée]s|papelera|eliminados)$/iu,
  ],
  [
    'spam',
    /^(?:spam|junk(?: e-?mail)?|bulk mail|courrier ind[ée]sirable|ind[ée]sirables|pourriel|correo no deseado)$/iu,
  ],
  ['inbox', /^inbox$/iu],
]
const DRAFTS = /^(?:drafts?|brouillons?|borradores)$/iu

export async function readFolders(
  client: ImapFlow,
  { archivesToAll = false }: Pick<ReturnType<typeof providerOf>, 'archivesToAll'>,
): Promise<FoundFolder[]> {
  const listed = (await client.list()).filter(({ flags }) => !flags.has('\\Noselect'))
  const taken = new Set<FolderKind>()
  const found = listed.map((one): FoundFolder => {
    const kind = kindOf(one, archivesToAll)
    const isFirst = kind !== 'other' && !taken.has(kind)
    if (isFirst) taken.add(kind)
    return { name: one.path, kind: isFirst ? kind : 'other', isSynced: isToSync(one, archivesToAll) }
  })
  return found
}

function kindOf(
  { specialUse = '', specialUseSource, name, path }: ListResponse,
  archivesToAll: boolean,
): FolderKind {
  if (path.toUpperCase() === 'INBOX') return 'inbox'
  if (specialUse === '\\All') return archivesToAll ? 'archive' : 'other'
  const bySaid = BY_USE[specialUse]
  if (bySaid && specialUseSource !== 'name') return bySaid
  return BY_NAME.find(([, pattern]) => pattern.test(name))?.[0] ?? bySaid ?? 'other'
}

/** Drafts are nobody's yet; what shows emails of other folders shows them twice. */
function isToSync({ specialUse = '', name }: ListResponse, archivesToAll: boolean): boolean {
  if (specialUse === '\\All') return archivesToAll
  return !['\\Drafts', '\\Flagged', '\\Important'].includes(specialUse) && !DRAFTS.test(name)
}

/** Makes the folders here those of the server; what a person has said of one stays. */
export async function keepFolders(
  database: Database,
  mailbox: Mailbox,
  found: readonly FoundFolder[],
): Promise<void> {
  await database.transaction(async (queries) => {
    await holdMailbox(queries, mailbox.id)
    const here = await queries.select().from(mailboxFolders).where(eq(mailboxFolders.mailboxId, mailbox.id))
    const chosen = new Set(here.flatMap(({ isChosen, kind }) => (isChosen ? [kind] : [])))
    const names = new Set(found.map(({ name }) => name))
    for (const folder of found) {
      const row =
        here.find(({ name }) => name === folder.name) ??
        here.find(
          ({ name, kind }) =>
            kind === folder.kind && isOwnFolder(kind) && !names.has(name) && !chosen.has(kind),
        )
      const kind =
        chosen.has(folder.kind) && !row?.isChosen && folder.kind !== 'other' ? 'other' : folder.kind
      if (!row) await addFolder(queries, mailbox, { ...folder, kind })
      else if (!row.isChosen || row.name !== folder.name) {
        const now = { name: folder.name, ...(!row.isChosen && { kind, isSynced: folder.isSynced }) }
        await queries.update(mailboxFolders).set(now).where(eq(mailboxFolders.id, row.id))
        row.name = folder.name
      }
    }
    await forgetGone(queries, mailbox, here, names)
  })
}

async function addFolder(queries: Queries, { id: mailboxId, companyId }: Mailbox, folder: FoundFolder) {
  await queries
    .insert(mailboxFolders)
    .values({ ...folder, id: newId(), companyId, mailboxId, nextUid: FIRST_UNNUMBERED })
}

/** A folder that the server has no more: its emails are where else they are, or gone. */
async function forgetGone(
  queries: Queries,
  mailbox: Mailbox,
  here: readonly RemoteFolder[],
  names: ReadonlySet<string>,
): Promise<void> {
  const gone = here.filter(({ name, uidValidity }) => !names.has(name) && uidValidity !== null)
  for (const { id, kind } of gone) {
    await forgetFolder(queries, mailbox.id, id)
    const isIt = and(eq(mailboxFolders.id, id), eq(mailboxFolders.mailboxId, mailbox.id))
    if (isOwnFolder(kind)) {
      await queries.update(mailboxFolders).set({ uidValidity: null, seenAs: null }).where(isIt)
    } else await queries.delete(mailboxFolders).where(isIt)
  }
}
