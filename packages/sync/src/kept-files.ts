import type { UseStore } from 'idb-keyval'

/** Loaded with the first file: most people keep none. */
const library = () => import('idb-keyval')

let opened: Promise<UseStore> | undefined
const store = () =>
  (opened ??= library().then(({ createStore }) => createStore('replybay-email-files', 'files')))

/** Those of this tab, which need not be read again, and all where the browser keeps none. */
const here = new Map<string, File>()

/** Keeps the bytes of a file beyond the tab, where the browser allows it, until it is forgotten. */
export async function keepFile(id: string, file: File): Promise<void> {
  here.set(id, file)
  await kept(async () => (await library()).set(id, file, await store()))
}

/** @returns nothing where it is not there any more. */
export async function readFile(id: string): Promise<File | undefined> {
  return here.get(id) ?? (await kept(async () => (await library()).get<File>(id, await store())))
}

/** Forgets files, in this tab and beyond it. */
export async function forgetFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) here.delete(id)
  await kept(async () => (await library()).delMany([...ids], await store()))
}

/** Forgets those whose ids stand in texts that are forgotten, too. */
export async function forgetFilesOf(texts: readonly string[]): Promise<void> {
  const ids = texts.flatMap((text) => text.match(UUID) ?? [])
  if (ids.length > 0) await forgetFiles(ids)
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/** A browser that keeps nothing has nothing to tell either. */
async function kept<Told>(act: () => Promise<Told>): Promise<Told | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
