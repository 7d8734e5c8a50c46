import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '../api/signed-in.ts'
import { madeDocument } from './made-document.ts'

/** Documents that are sent at the same time, as the dashboard does. */
const AT_ONCE = 4
const POLL_MS = 100

/** Uploads documents of 10 kB. @returns how many a second are ready to be found, from the first upload to the last. */
export async function teach(call: Call, count: number, sentences: readonly string[]): Promise<number> {
  await untilIndexed(call)
  const begin = performance.now()
  let next = 0
  const upload = async () => {
    while (next < count) await call('/api/v1/files/upload-txt', madeDocument(next++, sentences))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, upload))
  await untilIndexed(call)
  return count / ((performance.now() - begin) / 1_000)
}

async function untilIndexed(call: Call): Promise<void> {
  for (;;) {
    // Sound: the contract says what a list holds.
    const { data } = (await call('/api/v1/knowledge/list-documents?limit=1')) as {
      data: { indexing: { state: string } }
    }
    if (data.indexing.state === 'idle') return
    await wait(POLL_MS)
  }
}
