/** Reads one file, in a thread of its own: what is wrong with it can take no more than the thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { decodeText } from '../text-encoding.ts'
import { formatOf, mediaTypes } from './file-format.ts'
import { FileProblem, type FileProblemCode } from './file-problem.ts'
import { readFile, type ReadFile } from './read-file.ts'

export interface FileToRead {
  bytes: Uint8Array
  name: string
}

export type FileReading =
  | { file: ReadFile }
  | {
      problem: FileProblemCode
      /** What it is by its bytes, as far as they say. */
      contentType?: string | undefined
    }

async function read({ bytes: sent, name }: FileToRead): Promise<FileReading> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  try {
    return { file: await readFile(bytes, name) }
  } catch (error) {
    // A parser that stumbles does so over the file.
    return { problem: error instanceof FileProblem ? error.code : 'broken', contentType: typeOf(bytes, name) }
  }
}

function typeOf(bytes: Buffer, name: string): string | undefined {
  try {
    return mediaTypes[formatOf(bytes, name, decodeText(bytes))]
  } catch {
    return undefined
  }
}

// Sound: only `readInThread` starts this thread.
void read(workerData as FileToRead).then((reading) => parentPort?.postMessage(reading))
