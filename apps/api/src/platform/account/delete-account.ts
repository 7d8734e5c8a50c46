import type { Queries } from '../database/database.ts'
import type { DataOwner } from '../server-feature.ts'

/**
 * Deletes what is stored of a company, but for the company itself: what refers to other rows goes before them.
 *
 * @returns where the bytes of its files are in the blob store.
 */
export async function deleteAccountData(
  queries: Queries,
  owners: readonly DataOwner[],
  companyId: string,
): Promise<string[]> {
  const blobs: string[] = []
  for (const { blobs: folder } of owners) {
    if (folder) blobs.push(...(await folder.ofCompany(queries, companyId)))
  }
  for (const { deleteAccount } of owners.toReversed()) await deleteAccount?.(queries, companyId)
  return blobs
}
