/** Reads one file, in a thread of its own: what is wrong with it can take no more than the thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { FileProblem, type FileProblemCode } from './file-problem.ts'
import { readFile, type ReadFile } from './read-file.ts'

export interface FileToRead {
  bytes: Uint8Array
  name: string
}

export type FileReading = { file: ReadFile } | { problem: FileProblemCode }

async function read({ bytes, name }: FileToRead): Promise<FileReading> {
  try {
    return { file: await readFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name) }
  } catch (error) {
    // A parser that stumbles does so over the file.
    return { problem: error instanceof FileProblem ? error.code : 'broken' }
  }
}

// Sound: only `readInThread` starts this thread.
void read(workerData as FileToRead).then((reading) => parentPort?.postMessage(reading))
