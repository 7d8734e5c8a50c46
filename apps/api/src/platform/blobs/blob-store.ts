import type { Readable } from 'node:stream'
import type { BlobChoice } from '../config/service-config.ts'
import { createFolderStore } from './folder-store.ts'
import { createObjectStore } from './object-store.ts'

export interface ListedBlob {
  name: string
  modifiedAt: Date
}

/** Keeps bytes under names. A name is of letters, digits, dots, dashes and slashes, and is never used again. */
export interface BlobStore {
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** @returns undefined where there is nothing of that name. */
  get(name: string): Promise<Uint8Array | undefined>
  /**
   * The bytes, read as they are taken: for large ones. To be read or destroyed.
   *
   * @returns undefined where there is nothing of that name.
   */
  open(name: string): Promise<Readable | undefined>
  /** Nothing of that name is as good as removed. */
  remove(name: string): Promise<void>
  /** What is in a folder of names, such as `avatars`, but not in folders of it; unfinished uploads too. In no order. */
  list(folder: string): AsyncIterable<ListedBlob>
}

export function createBlobStore(choice: BlobChoice): BlobStore {
  return choice.kind === 's3' ? createObjectStore(choice) : createFolderStore(choice.folder)
}
