import { inject } from 'vitest'
import type { ServerProcess } from '../process.ts'
import type { OwnDatabase } from '../test-database.ts'
import { postgresDisk } from './postgres-disk.ts'
import { simulatedDisk } from './simulated-disk.ts'
import { canMount, smallDisk } from './small-disk.ts'

/** A disk with a database on it, which can be full. */
export interface Disk {
  /** Starts a server on the database. */
  start(environment: Record<string, string>): ServerProcess
  /** Resolves when nothing can be written any more. */
  fill(): Promise<void>
  /** Resolves when there is room again. */
  makeRoom(): Promise<void>
}

/** The disk of a database: a real one of a few megabytes where this machine lets us have it. */
export async function diskOf(own: OwnDatabase): Promise<Disk> {
  if (inject('testDatabases').kind === 'postgres') return postgresDisk(own)
  if (await canMount()) return smallDisk(own)
  console.warn(
    'This machine lets nobody mount a disk of their own (unshare --mount), so the server is told that its disk is full.',
  )
  return simulatedDisk(own)
}
