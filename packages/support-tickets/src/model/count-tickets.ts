import type { operations } from '@replybay/api-client'

/** How many tickets of a web stand where, by status or group, then by channel. */
export type TicketCounts = operations['countTickets']['responses'][200]['content']['application/json']['data']

/** How many tickets of a channel there are in one group; `all` channels together. */
export function countIn(group: Record<string, number> | undefined, channel: string): number {
  if (channel !== 'all') return group?.[channel] ?? 0
  return Object.values(group ?? {}).reduce((sum, count) => sum + count, 0)
}

/** How many tickets of a status are awake. */
export function countAwake(data: TicketCounts, status: 'open' | 'answered', channel: string): number {
  return countIn(data.counts[status], channel) - countIn(data.snoozed?.[status], channel)
}

/** How many tickets sleep, whatever their status. */
export function countSnoozed({ snoozed = {} }: TicketCounts, channel: string): number {
  return Object.values(snoozed).reduce((sum, group) => sum + countIn(group, channel), 0)
}
