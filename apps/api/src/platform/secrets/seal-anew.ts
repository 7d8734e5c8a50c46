import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Job } from '../jobs/job.ts'
import type { Vault } from './vault.ts'

/** Rows that are in memory at once. */
const BATCH = 200

/** Where a feature keeps secrets. */
export interface SealedColumn {
  table: PgTable
  /** Unique, and a text. */
  id: PgColumn
  sealed: PgColumn
  /** What a secret was sealed for. */
  placeOf: (id: string) => string
}

interface Parts {
  database: Database
  vault: Vault
  columns: readonly SealedColumn[]
  log: FastifyBaseLogger
}

/** Seals by the present key what the previous one has sealed, whenever an instance starts. What is done twice is like once. */
export function sealAnewJob(parts: Parts): Job {
  return {
    name: 'seal-anew',
    retries: 5,
    retryDelay: 10,
    retryDelayMax: 300,
    timeLimit: 3_600,
    atOnce: 1,
    atStart: {},
    async run() {
      const counts = { sealed: 0, lost: 0 }
      for (const column of parts.columns) await sealColumn(parts, column, counts)
      const { log } = parts
      if (counts.lost > 0) log.error(counts, 'Secrets are kept under neither of the two keys')
      else log.info(counts, 'All secrets are kept under the present key')
    },
  }
}

async function sealColumn(
  { database: { queries }, vault }: Parts,
  { table, id, sealed, placeOf }: SealedColumn,
  counts: { sealed: number; lost: number },
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await queries
      .select({ id: sql<string>`${id}`, sealed: sql<string>`${sealed}` })
      .from(table)
      .where(and(gt(id, after), isNotNull(sealed)))
      .orderBy(asc(id))
      .limit(BATCH)
    for (const row of rows) {
      const anew = vault.sealAnew(row.sealed, placeOf(row.id))
      if (anew === 'lost') counts.lost += 1
      else if (anew !== undefined) {
        counts.sealed += 1
        // Who has changed the secret meanwhile has sealed theirs by the present key.
        await queries.execute(sql`
          update ${table} set ${sql.identifier(sealed.name)} = ${anew.sealed}
          where ${and(eq(id, row.id), eq(sealed, row.sealed))}`)
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
