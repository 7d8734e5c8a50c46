/** Reads one email, in a thread of its own: what is large or odd about it can take no more than the thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { parseEmail } from './parse.ts'

export interface EmailToParse {
  raw: Uint8Array
  envelopeFrom: string | undefined
}

// Sound: only `parseInThread` starts this thread.
const { raw, envelopeFrom } = workerData as EmailToParse
// What is shared can't be decoded.
const email = await parseEmail(new Uint8Array(raw), envelopeFrom)
const files = new Set(email.attachments.map(({ content }) => content.buffer))
parentPort?.postMessage(email, [...files])
