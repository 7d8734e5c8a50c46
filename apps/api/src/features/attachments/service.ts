import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { components } from '@replybay/api-client'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person, Visitor } from '../../platform/contract/handlers.ts'
import { plainFileName } from '../../platform/plain-file-name.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { scopeOf } from '../users/index.ts'
import { mediaOf } from './media-type.ts'
import { toAttachment } from './present.ts'
import {
  countUnused,
  deleteUnused,
  findAttachment,
  findSentAttachment,
  hasTicket,
  insertAttachment,
} from './store.ts'

/** Files that no answer has named stay so long, for a draft may; in ms. */
const UNUSED_LIFE_MS = 30 * 24 * 3_600_000
/** Of a ticket, for the team and for its visitor. Calls at the same moment may pass it by as many as they are. */
const MOST_UNUSED = 50
const MOST_UNUSED_OF_VISITOR = 10

interface NewFile {
  name: string
  file: Uint8Array
}

interface OpenedFile {
  name: string
  size: number
  /** To be read or destroyed. */
  bytes: Readable
}

/** Throws Failure `not-found` for a ticket that the person's company does not have. */
export interface AttachmentService {
  /** @throws Failure `invalid-request` for an empty file, `conflict` while 50 of the ticket were not sent, or `overloaded`. */
  add(person: Person, ticketId: string, file: NewFile): Promise<components['schemas']['Attachment']>
  open(person: Person, ticketId: string, id: string): Promise<OpenedFile>
}

export function createAttachmentService(database: Database, blobs: BlobStore): AttachmentService {
  const requireTicket = async (person: Person, id: string) => {
    if (!(await hasTicket(database.queries, scopeOf(person), id))) throw new Failure('not-found')
  }
  return {
    async add(person, ticketId, file) {
      requireBytes(file)
      await requireTicket(person, ticketId)
      return await keepFile(
        database,
        blobs,
        { companyId: person.companyId, ticketId, isVisitors: false },
        file,
      )
    },
    async open(person, ticketId, id) {
      await requireTicket(person, ticketId)
      return await openFile(blobs, await findAttachment(database.queries, person.companyId, ticketId, id))
    },
  }
}

function requireBytes({ file }: NewFile): void {
  if (file.byteLength > 0) return
  throw new Failure('invalid-request', { fields: [{ path: '/body/file', message: 'must not be empty' }] })
}

async function keepFile(
  database: Database,
  blobs: BlobStore,
  of: { companyId: string; ticketId: string; isVisitors: boolean },
  { name, file }: NewFile,
): Promise<components['schemas']['Attachment']> {
  const most = of.isVisitors ? MOST_UNUSED_OF_VISITOR : MOST_UNUSED
  if ((await countUnused(database.queries, of.ticketId, of.isVisitors)) >= most) throw new Failure('conflict')
  const row = {
    ...of,
    id: newId(),
    name: plainFileName(name, 'file'),
    ...(await mediaOf(file)),
    size: file.byteLength,
    blob: `attachments/${randomBytes(16).toString('hex')}`,
    createdAt: new Date(),
  }
  await blobs.put(row.blob, file, row.type)
  // In a transaction, which is tried again where the account is being deleted at the same moment.
  await database.transaction((queries) => insertAttachment(queries, row))
  return toAttachment({ width: null, height: null, ...row })
}

async function openFile(
  blobs: BlobStore,
  row: { name: string; size: number; blob: string } | undefined,
): Promise<OpenedFile> {
  const bytes = row && (await blobs.open(row.blob))
  if (!row || !bytes) throw new Failure('not-found')
  return { name: row.name, size: row.size, bytes }
}

/** The files of a visitor's own conversation; whose it is has been looked at. Throws as the team's files do. */
export function createVisitorFiles(database: Database, blobs: BlobStore) {
  return {
    async add({ companyId, ticketId }: Visitor, file: NewFile) {
      requireBytes(file)
      return await keepFile(database, blobs, { companyId, ticketId, isVisitors: true }, file)
    },
    /** Of a file that a message holds. */
    async open({ companyId, ticketId }: Visitor, id: string) {
      return await openFile(blobs, await findSentAttachment(database.queries, companyId, ticketId, id))
    },
  }
}

/** Removes what was uploaded and never sent. */
export const removeUnusedAttachments: HousekeepingTask = async ({ database, blobs }, now) => {
  const unused = await deleteUnused(database.queries, new Date(now.getTime() - UNUSED_LIFE_MS))
  await Promise.allSettled(unused.map((blob) => blobs.remove(blob)))
}
