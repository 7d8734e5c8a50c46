import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlobStore } from './blob-store.ts'

/** A folder of this machine; instances on others do not see it. */
export function createFolderStore(folder: string): BlobStore {
  const pathOf = (name: string) => {
    if (!/^[\w-]+(\/[\w-]+)*(\.\w+)?$/.test(name)) throw new Error(`${name} can't be the name of a blob.`)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const unfinished = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(unfinished, bytes)
      // Whole or not at all, also when the power fails in between.
      await rename(unfinished, path)
    },
    async get(name) {
      return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
