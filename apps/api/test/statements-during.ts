import { Client } from 'pg'
import { vi } from 'vitest'

/** The texts of what is asked of the database during some work, by whomever. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return asked.mock.calls.map(([query]) => textOf(query))
  } finally {
    asked.mockRestore()
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const isNamed = typeof query === 'object' && query !== null && 'text' in query
  return isNamed ? String(query.text) : ''
}
