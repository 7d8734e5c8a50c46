/** Blobs that no row names: left by a crash between removing a row and removing its bytes, or the other way round. */
import { inArray } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { attachments } from '../../features/attachments/tables.ts'
import { users } from '../../features/users/tables.ts'
import { avatarBlob, avatarOf } from '../../features/users/avatar.ts'
import type { BlobStore } from './blob-store.ts'

/** Younger ones may belong to an upload whose row is still to be written; in ms. */
const YOUNG_MS = 24 * 3_600_000
/** Blobs whose owners are looked for at a time. */
const BATCH = 500

/** For each folder of the store: those of the names that a row has. */
const owners: Record<string, (queries: Queries, names: string[]) => Promise<string[]>> = {
  async attachments(queries, names) {
    const rows = await queries
      .select({ blob: attachments.blob })
      .from(attachments)
      .where(inArray(attachments.blob, names))
    return rows.map(({ blob }) => blob)
  },
  async avatars(queries, names) {
    const rows = await queries
      .select({ avatar: users.avatar })
      .from(users)
      .where(inArray(users.avatar, names.map(avatarOf)))
    return rows.flatMap(({ avatar }) => (avatar ? avatarBlob(avatar) : []))
  },
}

/** Removes blobs that nothing owns and that are older than a day. Any number of instances may do so. */
export async function sweepBlobs(database: Database, blobs: BlobStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - YOUNG_MS)
  for (const [folder, findOwned] of Object.entries(owners)) {
    let names: string[] = []
    const removeUnowned = async () => {
      const owned = new Set(names.length > 0 ? await findOwned(database.queries, names) : [])
      await Promise.all(names.filter((name) => !owned.has(name)).map((name) => blobs.remove(name)))
      names = []
    }
    for await (const { name, modifiedAt } of blobs.list(folder)) {
      if (modifiedAt < before) names.push(name)
      if (names.length === BATCH) await removeUnowned()
    }
    await removeUnowned()
  }
}
