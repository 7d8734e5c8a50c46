import { inject } from 'vitest'
import type { ServerProcess } from '../process.ts'
import type { OwnDatabase } from '../test-database.ts'
import { postgresDisk } from './postgres-disk.ts'
import { simulatedDisk } from './simulated-disk.ts'
import { canMount, smallDisk } from './small-disk.ts'

/** Where a database stores, which can be full, or act as if it were. */
export interface Disk {
  /** Starts a server on the database. */
  start(environment: Record<string, string>): ServerProcess
  /** Resolves when nothing can be written any more. */
  fill(): Promise<void>
  /** Resolves when there is room again. */
  makeRoom(): Promise<void>
}

/**
 * The disk of a database. The embedded one gets a real disk of its own where this machine lets us have it. PostgreSQL
 * looks after its disk itself: of it we need to know only what the server makes of its words, and those a trigger says.
 */
export async function diskOf(own: OwnDatabase): Promise<Disk> {
  if (inject('testDatabases').kind === 'postgres') return postgresDisk(own)
  if (await canMount()) return smallDisk(own)
  console.warn(
    'This machine lets nobody mount a disk of their own (unshare --mount), so the server is told that its disk is full.',
  )
  return simulatedDisk(own)
}
