import { customerQueries, type TicketSummary } from '@replybay/api-client'
import { useQuery } from '@tanstack/react-query'

/** Where a customer can be written to first. */
export interface Reach {
  /**
   * Those on which they have written, but for the website chat, where one is reached only while one looks, and for those
   * that take no message until they write again.
   */
  channels: readonly string[]
  /** One takes no message until they write again. */
  hasClosed: boolean
  /** The channel of what they wrote last. */
  usual: string | undefined
  /** Their last conversation, on whichever channel. */
  last: TicketSummary | undefined
  /** Their conversation that is open and was changed last. */
  open: TicketSummary | undefined
}

/** Nothing before that is known. */
export function useReach(customerId: string | undefined): Reach | undefined {
  const { data } = useQuery({
    ...customerQueries.detail(customerId ?? ''),
    enabled: customerId !== undefined,
  })
  if (!data || customerId === undefined) return undefined
  const known = data.customer.channels.filter((channel) => channel !== 'web')
  const { writable = known } = data.customer
  const channels = known.filter((channel) => writable.includes(channel))
  const last = data.tickets.find(({ channel }) => channels.includes(channel))
  const open = data.tickets.find(({ status }) => status === 'open')
  return {
    channels,
    hasClosed: channels.length < known.length,
    usual: last?.channel ?? channels[0],
    last: data.tickets[0],
    open,
  }
}
