/** What processes tell each other by the database's channel, which anybody who may ask the database can write to. */

/** A ticket was written. */
export interface TicketTold {
  companyId: string
  webId: string
  id: string
  /** In ms since 1970. */
  at: number
  /** Id of the person who has written. */
  by: string | null
}

/** A ticket was written, or a person may do other things from now on. */
export type Told = TicketTold | { userId: string }

/** @returns undefined for what no process of ours has written. */
export function parseTold(payload: string): Told | undefined {
  const told = parseObject(payload)
  const { userId, companyId, webId, id, at, by } = told
  if (typeof userId === 'string') return { userId }
  if (typeof companyId !== 'string' || typeof webId !== 'string' || typeof id !== 'string') return undefined
  if (typeof at !== 'number' || (typeof by !== 'string' && by !== null)) return undefined
  return { companyId, webId, id, at, by }
}

function parseObject(payload: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
