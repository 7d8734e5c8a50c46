import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { keepReceivedFile, type KeptFile } from '../attachments/index.ts'
import type { Incoming } from './incoming.ts'
import type { KeptIncoming } from './receive.ts'

/** Before the transaction: puts the files of a message into the blob store. One that could not be had is named in the text. */
export async function keepFiles(blobs: BlobStore, told: Incoming): Promise<KeptIncoming> {
  if (told.kind !== 'message') return told
  const files: KeptFile[] = []
  const lost: string[] = []
  for (const { name, bytes } of told.files) {
    if (bytes && bytes.byteLength > 0) files.push(await keepReceivedFile(blobs, { name, bytes }))
    else lost.push(name)
  }
  const text = [told.text, ...lost.map((name) => `[${name}]`)].filter(Boolean).join('\n')
  return { ...told, text, files }
}
