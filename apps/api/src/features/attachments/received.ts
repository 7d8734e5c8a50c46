/** Files that come from elsewhere with what a customer wrote. */
import { randomBytes } from 'node:crypto'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { plainFileName } from '../../platform/plain-file-name.ts'
import { mediaOf } from './media-type.ts'
import { insertAttachment } from './store.ts'
import type { attachments } from './tables.ts'

/** A file in the blob store that no ticket has yet. */
export type KeptFile = Pick<
  typeof attachments.$inferInsert,
  'name' | 'type' | 'width' | 'height' | 'size' | 'blob'
>

/** Before the transaction: what stays without a ticket is removed as what nobody names. */
export async function keepReceivedFile(
  blobs: BlobStore,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<KeptFile> {
  const file = {
    name: plainFileName(name, 'file'),
    ...(await mediaOf(bytes)),
    size: bytes.byteLength,
    blob: `attachments/${randomBytes(16).toString('hex')}`,
  }
  await blobs.put(file.blob, bytes, file.type)
  return file
}

/** @param of the message that holds them, where it is there already. @returns their ids. */
export async function insertReceivedFiles(
  queries: Queries,
  of: { companyId: string; ticketId: string; messageId?: string | undefined },
  files: readonly KeptFile[],
): Promise<string[]> {
  const rows = files.map((file) => ({ ...of, ...file, id: newId(), isVisitors: true, createdAt: new Date() }))
  for (const row of rows) await insertAttachment(queries, row)
  return rows.map(({ id }) => id)
}
