/** Reads pages in a thread of its own: one of them can take seconds, or break its reader. */
import { parentPort } from 'node:worker_threads'
import { type PageRequest, readPage } from './page.ts'

// Sound: only the crawler writes to this thread.
parentPort?.on('message', (request: PageRequest) => parentPort?.postMessage(readPage(request)))
