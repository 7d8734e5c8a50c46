import type { Ticket } from '@replybay/api-client'

/** The name of the colleague who has claimed a ticket by beginning to reply; undefined where nobody else has. */
export function claimedBy(
  { claimedAt, assigneeId, assigneeName }: Pick<Ticket, 'claimedAt' | 'assigneeId' | 'assigneeName'>,
  userId: string,
): string | undefined {
  return claimedAt && assigneeId !== userId ? (assigneeName ?? undefined) : undefined
}
