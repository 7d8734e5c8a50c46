import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlobStore } from './blob-store.ts'

/** A folder of this machine; instances on others do not see it. */
export function createFolderStore(folder: string): BlobStore {
  const pathOf = (name: string) => {
    if (!/^[\w-]+(\/[\w-]+)*(\.[\w-]+)*$/.test(name)) throw new Error(`${name} can't be the name of a blob.`)
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
      return unlessMissing(readFile(pathOf(name)), undefined)
    },
    async open(name) {
      return (await unlessMissing(open(pathOf(name)), undefined))?.createReadStream()
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list(inside) {
      for (const file of await unlessMissing(readdir(pathOf(inside)), [])) {
        const name = `${inside}/${file}`
        const found = await unlessMissing(stat(pathOf(name)), undefined)
        if (found?.isFile()) yield { name, modifiedAt: found.mtime }
      }
    },
  }
}

/** What is read, or else the other where there is nothing to read. */
async function unlessMissing<Read, Other>(reading: Promise<Read>, other: Other): Promise<Read | Other> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return other
    throw error
  })
}
