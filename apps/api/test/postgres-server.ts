/** The PostgreSQL on which the tests run, if they are told of one. */
import { randomBytes } from 'node:crypto'
import postgres from 'postgres'

/** A PostgreSQL to run the tests on; without it they run on the embedded database. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL']

export function newDatabaseName(): string {
  return `replybay_test_${randomBytes(6).toString('hex')}`
}

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = postgres(serverUrl, { max: 1, onnotice: () => {} })
  await client.unsafe(statement)
  await client.end()
}
