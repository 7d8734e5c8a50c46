/** Keeps the bytes of files that wait to be sent, beyond the tab where the browser allows it. */
import { createStore, delMany, get, set, type UseStore } from 'idb-keyval'

let opened: UseStore | undefined
/** Opened with the first file. */
const store = () => (opened ??= createStore('replybay-email-files', 'files'))

/** Those of this tab, which need not be read again, and all where the browser keeps none. */
const here = new Map<string, File>()

export async function keepFile(id: string, file: File): Promise<void> {
  here.set(id, file)
  await kept(() => set(id, file, store()))
}

/** @returns nothing where it is not there any more. */
export async function readFile(id: string): Promise<File | undefined> {
  return here.get(id) ?? (await kept(() => get<File>(id, store())))
}

export async function forgetFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) here.delete(id)
  await kept(() => delMany([...ids], store()))
}

/** A browser that keeps nothing has nothing to tell either. */
async function kept<Told>(act: () => Promise<Told>): Promise<Told | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
