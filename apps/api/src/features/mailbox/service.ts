import type { components } from '@replybay/api-client'
import { eq } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { countFolders } from './counts.ts'
import { readOutsidePicture } from './outside-pictures.ts'
import { type ListedEmail, presentHeader, presentMessage } from './present.ts'
import { portOf } from './ports.ts'
import { FIRST_UNNUMBERED, holdMailbox, nextPlace, type OwnFolder } from './receive.ts'
import {
  countThreads,
  findEmail,
  findMailbox,
  type Folder,
  listAfter,
  listFilesOf,
  listFolders,
  listNumbered,
  listOfSubject,
  type Mailbox,
  readPage,
  readThread,
} from './store.ts'
import { subjectKeyOf } from './subject.ts'
import { emails } from './tables.ts'
import { tellOfEmails } from './topic.ts'
import { sortThreads } from './sort-threads.ts'

type Schemas = components['schemas']
type Header = Schemas['EmailHeader']

const PAGE = 20
/** Of one poll: `new` names so many emails of a folder, and so many are told whole. */
const MOST_NEW = 500
const MOST_TOLD = 100

interface OpenMailbox {
  mailbox: Mailbox
  folders: readonly Folder[]
}

export type MailboxService = ReturnType<typeof createMailboxService>

/** The emails of a company. A company without a mailbox has none. Throws Failure `not-found` for an email of another one. */
export function createMailboxService(database: Database, { outbound }: { outbound: Outbound }) {
  const { queries } = database

  async function open(companyId: string): Promise<OpenMailbox | undefined> {
    const mailbox = await findMailbox(queries, companyId)
    return mailbox && { mailbox, folders: await listFolders(queries, mailbox.id) }
  }
  async function requireEmail(
    { companyId }: Person,
    id: string,
  ): Promise<OpenMailbox & { email: ListedEmail }> {
    const opened = await open(companyId)
    const email = opened && (await findEmail(queries, opened.mailbox.id, id))
    if (!opened || !email) throw new Failure('not-found')
    return { ...opened, email }
  }
  /** In the order of the rows. */
  async function headersOf(
    { mailbox, folders }: OpenMailbox,
    rows: readonly ListedEmail[],
  ): Promise<Header[]> {
    const counts = await countThreads(queries, mailbox.id, rows)
    return inFolders(folders, rows).map(([row, folder]) =>
      presentHeader(row, folder, counts.get(row.threadId ?? '') ?? 1),
    )
  }
  /** Changes an email that nobody else changes meanwhile. */
  async function change(
    person: Person,
    id: string,
    how: (queries: Queries, opened: OpenMailbox & { email: ListedEmail }) => Promise<Partial<ListedEmail>>,
  ): Promise<Header> {
    const opened = await requireEmail(person, id)
    const changed = await database.transaction(async (held) => {
      await holdMailbox(held, opened.mailbox.id)
      const email = await findEmail(held, opened.mailbox.id, id)
      if (!email) throw new Failure('not-found')
      const now = await how(held, { ...opened, email })
      if (Object.keys(now).length > 0) {
        await held.update(emails).set(now).where(eq(emails.id, id))
        await portOf(opened.mailbox).noteChange(held, email, now)
      }
      await tellOfEmails(held, person.companyId)
      return { ...email, ...now }
    })
    const [header] = await headersOf(opened, [changed])
    if (!header) throw new Failure('not-found')
    return header
  }

  return {
    async list(
      { companyId }: Person,
      {
        page = 1,
        page_size = PAGE,
        filter = 'all',
        subject_filter = '',
        folder,
        address,
      }: Schemas['EmailHeadersRequest'],
    ): Promise<Schemas['EmailPage']> {
      const opened = await open(companyId)
      const isChosen = ({ name, kind }: Folder) =>
        folder !== undefined
          ? name === folder
          : address === undefined
            ? kind === 'inbox'
            : kind !== 'spam' && kind !== 'trash'
      const folderIds = (opened?.folders ?? []).filter(isChosen).map(({ id }) => id)
      const told = opened ? await foldersTold(queries, opened.folders) : []
      if (!opened || folderIds.length === 0) return { headers: [], page, page_size, total: 0, folders: told }
      const { id: mailboxId } = opened.mailbox
      const asked = { mailboxId, folderIds, address, filter, subject: subject_filter, page, size: page_size }
      const { rows, total } = await readPage(queries, asked)
      return { headers: await headersOf(opened, rows), page, page_size, total, folders: told }
    },
    async archived(
      { companyId }: Person,
      { page = 1, page_size = PAGE }: { page?: number; page_size?: number },
    ) {
      const opened = await open(companyId)
      const archive = opened?.folders.find(({ kind }) => kind === 'archive')
      if (!opened || !archive) return { headers: [], page, page_size, total: 0 }
      const { rows, total } = await readPage(queries, {
        mailboxId: opened.mailbox.id,
        folderIds: [archive.id],
        filter: 'all',
        subject: '',
        page,
        size: page_size,
      })
      return { headers: await headersOf(opened, rows), page, page_size, total }
    },
    async thread(
      person: Person,
      { header_id: id, alone = false }: Schemas['EmailThreadRequest'],
    ): Promise<Schemas['EmailThread']> {
      const { folders, email } = await requireEmail(person, id)
      const { rows, whole } = await readThread(queries, email, { alone })
      const files = await listFilesOf(queries, [...whole.keys()])
      const byEmail = Map.groupBy(files, ({ emailId }) => emailId)
      const counts = await countThreads(queries, email.mailboxId, [email])
      const messages = counts.get(email.threadId ?? '') ?? 1
      return {
        header_id: id,
        ...(email.threadId && { threadId: email.threadId }),
        subject: rows[0]?.subject ?? email.subject,
        messages: inFolders(folders, rows).map(([row, folder]) =>
          presentMessage({ ...row, ...whole.get(row.id) }, folder, messages, byEmail.get(row.id) ?? []),
        ),
      }
    },
    async picture(person: Person, id: string, url: string, over: AbortSignal) {
      const { html = null } = await this.message(person, id)
      return await readOutsidePicture(outbound, { html, url }, over)
    },
    /** One email, whole. */
    async message(person: Person, id: string): Promise<Schemas['EmailMessage']> {
      const { messages } = await this.thread(person, { header_id: id, alone: true })
      const [message] = messages
      if (!message) throw new Failure('not-found')
      return message
    },
    async numbered(
      { companyId }: Person,
      uids: Readonly<Record<string, readonly number[]>>,
    ): Promise<Header[]> {
      const opened = await open(companyId)
      if (!opened) return []
      const rows: ListedEmail[] = []
      for (const { id, name } of opened.folders) {
        const asked = uids[name] ?? []
        if (asked.length > 0) rows.push(...(await listNumbered(queries, id, asked)))
      }
      return await headersOf(opened, rows)
    },
    async poll(
      { companyId }: Person,
      lastUids: Readonly<Record<string, number>>,
    ): Promise<Schemas['EmailPoll']> {
      const opened = await open(companyId)
      if (!opened) return { new: {}, headers: [] }
      const found: Record<string, number[]> = {}
      const rows: ListedEmail[] = []
      for (const { id, name } of opened.folders) {
        const last = lastUids[name]
        if (last === undefined) continue
        const some = await listAfter(queries, id, last, MOST_NEW)
        if (some.length > 0) found[name] = some.map(({ uid }) => uid)
        rows.push(...some)
      }
      return { new: found, headers: await headersOf(opened, rows.slice(0, MOST_TOLD)) }
    },
    async ofSubject({ companyId }: Person, subject: string): Promise<Header[]> {
      const opened = await open(companyId)
      if (!opened) return []
      return await headersOf(opened, await listOfSubject(queries, opened.mailbox.id, subjectKeyOf(subject)))
    },
    change: (
      person: Person,
      id: string,
      { seen, flagged, archived }: Schemas['EmailChange'],
    ): Promise<Header> =>
      change(person, id, async (held, { folders, email }) => ({
        ...(seen !== undefined && { seen }),
        ...(flagged !== undefined && { flagged }),
        ...(archived === true && (await moved(held, folders, email, 'archive'))),
        ...(archived === false &&
          isIn(folders, email, 'archive') &&
          (await moved(held, folders, email, 'inbox'))),
      })),
    archive: (person: Person, id: string): Promise<Header> =>
      change(person, id, (held, { folders, email }) => moved(held, folders, email, 'archive')),
    async delete(person: Person, id: string): Promise<void> {
      await change(person, id, (held, { folders, email }) => moved(held, folders, email, 'trash'))
    },
    async sortThreads({ companyId }: Person, over: AbortSignal): Promise<Schemas['EmailThreadMapping']> {
      const opened = await open(companyId)
      return opened ? await sortThreads(database, opened.mailbox, over) : { done: true, mapped: 0, total: 0 }
    },
  }
}

/** What changes of an email that goes to another folder; nothing where it is there. */
async function moved(
  queries: Queries,
  folders: readonly Folder[],
  email: ListedEmail,
  kind: OwnFolder,
): Promise<Partial<ListedEmail>> {
  return isIn(folders, email, kind) ? {} : await nextPlace(queries, email.mailboxId, kind)
}

function isIn(
  folders: readonly Folder[],
  { folderId }: Pick<ListedEmail, 'folderId'>,
  kind: OwnFolder,
): boolean {
  return folders.some((folder) => folder.id === folderId && folder.kind === kind)
}

/** Emails with their folders. One whose folder was made since the folders were read is told at the next reading. */
function inFolders<Row extends Pick<ListedEmail, 'folderId'>>(
  folders: readonly Folder[],
  rows: readonly Row[],
): [Row, Folder][] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  return rows.flatMap((row) => {
    const folder = byId.get(row.folderId)
    return folder ? [[row, folder]] : []
  })
}

async function foldersTold(queries: Queries, all: readonly Folder[]): Promise<Schemas['EmailFolder'][]> {
  const folders = all.filter(({ isSynced }) => isSynced)
  const counts = await countFolders(
    queries,
    folders.map(({ id }) => id),
  )
  return folders.map(({ id, name, kind, nextUid, syncedAt }) => {
    const { unread, total, lastUid } = counts.get(id) ?? { unread: 0, total: 0, lastUid: null }
    // Of a folder whose server was not asked yet it is not known from where on emails are new.
    const isUnknown = lastUid === null && syncedAt === null && nextUid >= FIRST_UNNUMBERED
    return { folder: name, kind, unread, total, ...(!isUnknown && { lastUid: lastUid ?? 0 }) }
  })
}
