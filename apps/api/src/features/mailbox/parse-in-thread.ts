import { Worker } from 'node:worker_threads'
import { emailParserWorkerFile } from '../../paths.ts'
import { type ParsedEmail, parseEmail, parseHead } from './parse.ts'
import type { EmailToParse } from './parse-worker.ts'

/** What is smaller is read before a thread has begun; in bytes. */
const LARGE = 128 * 1_024

interface ParsingLimits {
  /** In ms. */
  time: number
  /** Of objects, in MB. */
  memory: number
}

const LIMITS: ParsingLimits = { time: 30_000, memory: 512 }

/**
 * Reads an email; a large one in a thread, while the server goes on with others. Of one that takes too long or too much the
 * head is read alone, as of one whose parts can't be read.
 */
export async function parseInThread(
  raw: Uint8Array,
  envelopeFrom?: string,
  limits = LIMITS,
): Promise<ParsedEmail> {
  if (raw.byteLength < LARGE) return await parseEmail(raw, envelopeFrom)
  // Handed over as it is, not copied once more by the thread that serves everybody.
  const shared = new Uint8Array(new SharedArrayBuffer(raw.byteLength))
  shared.set(raw)
  return (await parseInOther({ raw: shared, envelopeFrom }, limits)) ?? (await parseHead(raw, envelopeFrom))
}

async function parseInOther(
  workerData: EmailToParse,
  { time, memory }: ParsingLimits,
): Promise<ParsedEmail | undefined> {
  const worker = new Worker(emailParserWorkerFile, {
    workerData,
    // What a parser complains of is no line of the server's.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  const { promise, resolve } = Promise.withResolvers<ParsedEmail | undefined>()
  const overTime = setTimeout(() => resolve(undefined), time)
  worker.once('message', resolve)
  worker.once('error', () => resolve(undefined))
  worker.once('exit', () => resolve(undefined))
  try {
    return await promise
  } finally {
    clearTimeout(overTime)
    await worker.terminate()
  }
}
