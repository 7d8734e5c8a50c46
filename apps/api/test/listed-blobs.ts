import type { BlobStore, ListedBlob } from '../src/platform/blobs/blob-store.ts'

/** All that a blob store lists of a folder. */
export async function listedBlobs(blobs: BlobStore, folder: string): Promise<ListedBlob[]> {
  const listed: ListedBlob[] = []
  for await (const blob of blobs.list(folder)) listed.push(blob)
  return listed
}
