/** Making and removing databases on a PostgreSQL. */
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export function newDatabaseName(): string {
  return `replybay_test_${randomBytes(6).toString('hex')}`
}

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
