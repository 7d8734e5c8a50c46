/** Blobs that no row names: left by a crash between removing a row and removing its bytes, or the other way round. */
import type { Database } from '../database/database.ts'
import type { BlobFolder } from './blob-folder.ts'
import type { BlobStore } from './blob-store.ts'

/** Younger ones may belong to an upload whose row is still to be written; in ms. */
const YOUNG_MS = 24 * 3_600_000
/** Blobs whose rows are looked for at a time. */
const BATCH = 500

interface Sweep {
  database: Database
  blobs: BlobStore
  folders: readonly BlobFolder[]
}

/** Removes blobs that no row names and that are older than a day. Any number of instances may do so. */
export async function sweepBlobs({ database, blobs, folders }: Sweep, now: Date): Promise<void> {
  const before = new Date(now.getTime() - YOUNG_MS)
  for (const folder of folders) {
    let names: string[] = []
    const removeUnnamed = async () => {
      const named = new Set(names.length > 0 ? await folder.named(database.queries, names) : [])
      await Promise.all(names.filter((name) => !named.has(name)).map((name) => blobs.remove(name)))
      names = []
    }
    for await (const { name, modifiedAt } of blobs.list(folder.name)) {
      if (modifiedAt < before) names.push(name)
      if (names.length === BATCH) await removeUnnamed()
    }
    await removeUnnamed()
  }
}
