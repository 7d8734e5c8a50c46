import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProcess, type ServerProcess } from '../process.ts'
import type { OwnDatabase } from '../test-database.ts'
import type { Disk } from './disk.ts'

const run = promisify(execFile)

/** What only the started program sees is mounted by root, or by anybody who may be root among themselves. */
const unshare = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']), '--mount']

/** Moves a folder to a disk of its own, and runs a program there. */
const ON_SMALL_DISK = `
  cp -r "$1" "$1-copy" && mount -t tmpfs -o size=200m tmpfs "$1" && cp -r "$1-copy/." "$1" && rm -r "$1-copy" &&
  shift && exec "$@"`

/** Whether this machine lets us mount a disk. */
export async function canMount(): Promise<boolean> {
  const [program = '', ...parameters] = unshare
  return run(program, [...parameters, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).then(
    () => true,
    () => false,
  )
}

/** A real disk of 200 MB, for the embedded database. It is gone with the server. */
export function smallDisk(own: OwnDatabase): Disk {
  const folder = own.environment['REPLYBAY_DATA'] ?? ''
  let server: ServerProcess | undefined
  // The mount is seen by the server alone; this leads there from outside.
  const ballast = () => join(`/proc/${server?.process.pid}/root`, folder, 'ballast')
  return {
    start(environment) {
      const launcher = [...unshare, 'sh', '-c', ON_SMALL_DISK, 'sh', folder]
      server = startProcess({ ...own.environment, ...environment }, [], launcher)
      return server
    },
    fill: () => writeUntilFull(ballast()),
    makeRoom: () => rm(ballast()),
  }
}

async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (const size of [1_048_576, 4096]) await writeEndlessly(file, Buffer.alloc(size))
  } finally {
    await file.close()
  }
}

async function writeEndlessly(file: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  try {
    for (;;) await file.write(bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
