import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpath, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

const BEAT_MS = 2_000
const STALE_MS = 10_000

export type Unlock = () => Promise<void>

/**
 * Makes this process the only one that has the folder open: two on one embedded database lose
 * rows without an error. The lock ends with the process, however it ends.
 *
 * @returns the way to give it back, or undefined when another process holds it.
 */
export async function lockFolder(folder: string): Promise<Unlock | undefined> {
  const path = await realpath(folder)
  return process.platform === 'linux' ? lockByName(path) : lockByFile(join(path, 'lock'))
}

/** An abstract socket has no file: the kernel removes it with the process, even after kill -9. */
async function lockByName(path: string): Promise<Unlock | undefined> {
  const name = createHash('sha256').update(path).digest('hex')
  const server = createServer((socket) => socket.destroy())
  server.listen(`\0replybay-${name}`)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (isTaken(error)) return undefined
    throw error
  }
  server.unref()
  return async () => {
    server.close()
    await once(server, 'close')
  }
}

/** Where there are no abstract sockets: a file whose time is renewed while the holder lives. */
async function lockByFile(file: string): Promise<Unlock | undefined> {
  if (await isFresh(file)) return undefined
  await rm(file, { force: true })
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (isTaken(error)) return undefined
    throw error
  }
  const beat = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => {})
  }, BEAT_MS)
  beat.unref()
  return async () => {
    clearInterval(beat)
    await rm(file, { force: true })
  }
}

async function isFresh(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs < STALE_MS
  } catch {
    return false
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EEXIST')
}
