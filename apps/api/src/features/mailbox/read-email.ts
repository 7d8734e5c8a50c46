/** Reads emails, and keeps their bytes. */
import { createHash, randomBytes } from 'node:crypto'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { ParsedEmail } from './parse.ts'
import { parseInThread } from './parse-in-thread.ts'

const BLOBS = 'emails'

export interface KeptFile extends Omit<ParsedEmail['attachments'][number], 'content'> {
  /** Where its bytes are. */
  blob: string
}

/** An email as it came. */
export interface KeptEmail {
  /** Where its bytes are. */
  blob: string
  /** In bytes. */
  size: number
  /** Its name where it names itself not. */
  key: string
}

/** An email whose bytes are kept, and which no mailbox names yet. */
export interface ReadEmail {
  email: ParsedEmail
  files: KeptFile[]
  raw: KeptEmail
}

/**
 * Reads an email and keeps its bytes; what no mailbox names afterwards is removed by the sweep.
 *
 * @param envelopeFrom the sender that its server named; undefined where that is not known.
 */
export async function readEmail(
  { blobs }: { blobs: BlobStore },
  raw: Uint8Array,
  envelopeFrom?: string,
): Promise<ReadEmail> {
  const email = await parseInThread(raw, envelopeFrom)
  const whole = newBlob()
  await blobs.put(whole, raw, 'message/rfc822')
  const files: KeptFile[] = []
  for (const { content, ...file } of email.attachments) {
    const blob = newBlob()
    await blobs.put(blob, content, 'application/octet-stream')
    files.push({ ...file, blob })
  }
  return { email, files, raw: { blob: whole, size: raw.byteLength, key: keyOf(raw) } }
}

const newBlob = () => `${BLOBS}/${randomBytes(16).toString('hex')}`

/** Names an email that names itself not. */
const keyOf = (raw: Uint8Array) => `<${createHash('sha256').update(raw).digest('hex').slice(0, 40)}@replybay>`
