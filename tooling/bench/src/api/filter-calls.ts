import { longTicket } from '../tickets/insert-tickets.ts'
import { PAGE } from './depth.ts'
import type { Call } from './signed-in.ts'

const WEB = 'web-maison-lumen'
const DAY_MS = 86_400_000

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/**
 * What else an inbox asks for: its first page by every documented filter, the views, all ids, a ticket. By what is
 * measured; a name with "word" in it is a search.
 */
export async function filterCalls(call: Call): Promise<Record<string, () => Promise<unknown>>> {
  // Sound: the contract says what the answer holds.
  const { data } = (await call('/api/v1/tickets/assignees')) as { data: { assignees: { _id: string }[] } }
  const filters = {
    'the inbox itself': 'status=open&snoozed=false',
    'by status': 'status=closed&sort=newest',
    'by channel': 'channel=telegram',
    'by status and channel': 'status=answered&channel=discord',
    'unread ones': 'unread=true',
    'unread ones of a channel': 'unread=true&channel=whatsapp',
    'unread ones that are answered': 'unread=true&status=answered',
    'read ones': 'unread=false&status=open',
    'of a colleague': `assignee=${data.assignees[0]?._id}&status=open&snoozed=false`,
    'of nobody': 'assignee=none&status=open&snoozed=false',
    'by a tag': 'tag=Delivery',
    'by a rare tag': 'tag=VIP&sort=newest',
    'by the tag of one': 'tag=ML-00000004',
    'by days': `from=${ago(40)}&to=${ago(33)}`,
    'by days, newest first': `from=${ago(40)}&to=${ago(33)}&sort=newest`,
    'asleep ones': 'snoozed=true',
    'oldest change first': 'sort=oldest',
    'by a word of many': 'search=factur',
    'by a word of few': 'search=ecume',
    'by the word of one': `search=${longTicket.search}`,
    'by no word of any': 'search=zzyzx',
    'by status, channel and words': 'status=open&channel=whatsapp&search=parcel%20brass',
    'by status, channel and a word, newest first': 'status=closed&channel=web&search=colis&sort=newest',
  }
  const lists = Object.entries(filters).map(
    ([name, query]) =>
      [`tickets, ${name}`, () => call(`/api/v1/tickets/list/${WEB}?limit=${PAGE}&${query}`)] as const,
  )
  return {
    ...Object.fromEntries(lists),
    'saved views': () => call(`/api/v1/views/${WEB}`),
    'ids of all that match': () => call(`/api/v1/tickets/ids/${WEB}?status=open&channel=whatsapp`),
    'ids of all that hold a word': () =>
      call(`/api/v1/tickets/ids/${WEB}?status=open&channel=web&search=colis`),
    'a ticket': () => call('/api/v1/tickets/info/ticket-00000042'),
    'a ticket of 5,000 messages': () => call('/api/v1/tickets/info/ticket-00000001'),
  }
}
