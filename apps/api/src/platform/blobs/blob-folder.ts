import type { Queries } from '../database/database.ts'

/** A folder of the blob store, and the rows that name what is in it. */
export interface BlobFolder {
  /** Without slashes. */
  name: string
  /** Those of the blobs that a row names. */
  named(queries: Queries, blobs: string[]): Promise<string[]>
  /** The blobs that rows of a company name. */
  ofCompany(queries: Queries, companyId: string): Promise<string[]>
}
