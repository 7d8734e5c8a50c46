import type { MailRow } from '../model/group-threads.ts'

/** The row whose email is open. */
export function openRowOf(rows: readonly MailRow[], emailId: string | undefined): MailRow | undefined {
  if (emailId === undefined) return undefined
  return rows.find(({ headers }) => headers.some(({ _id }) => _id === emailId))
}

/** The row that takes the place of one that goes with others: the next that stays, else the one before. */
export function neighbourOf(
  rows: readonly MailRow[],
  key: string,
  going: readonly MailRow[],
): MailRow | undefined {
  const leaving = new Set(going.map((row) => row.key))
  const index = rows.findIndex((row) => row.key === key)
  const stays = (row: MailRow) => !leaving.has(row.key)
  return rows.slice(index + 1).find(stays) ?? rows.slice(0, Math.max(0, index)).findLast(stays)
}
