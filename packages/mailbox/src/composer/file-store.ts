/** Keeps the bytes of files that wait to be sent, beyond the tab where the browser allows it. */

// oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a database
const [DATABASE, STORE] = ['replybay-email-files', 'files']

/** Those of this tab, which need not be read again, and all where the browser keeps none. */
const here = new Map<string, File>()

export async function keepFile(id: string, file: File): Promise<void> {
  here.set(id, file)
  await inStore('readwrite', (store) => store.put(file, id)).catch(() => undefined)
}

/** @returns nothing where it is not there any more. */
export async function readFile(id: string): Promise<File | undefined> {
  const file = here.get(id)
  if (file) return file
  const kept: unknown = await inStore('readonly', (store) => store.get(id)).catch(() => undefined)
  return kept instanceof File ? kept : undefined
}

export async function forgetFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    here.delete(id)
    await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined)
  }
}

async function inStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await opened()
  return await settled(act(database.transaction(STORE, mode).objectStore(STORE)))
}

let database: Promise<IDBDatabase> | undefined

function opened(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(DATABASE)))
  })
  return database
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(DATABASE)))
  })
}
