import { useCurrentWeb, useNow, useUser } from '@replybay/feature-kit'
import { useInbox } from '../inbox/use-inbox.ts'
import { inboxFilter } from '../model/inbox-filter.ts'
import { answerableFirst } from '../model/is-window-closed.ts'

/** What somebody who answers tickets does next: their own, then those of nobody, who waits longest first. */
export function useNextTickets() {
  const user = useUser()
  const web = useCurrentWeb()
  const now = useNow()
  const own = useInbox(web, inboxFilter(user, 'all', { assignee: 'me' }))
  const free = useInbox(web, inboxFilter(user, 'all', { assignee: 'none' }))
  const lists = [own, free]
  return {
    own,
    free,
    tickets: answerableFirst(
      [...own.tickets, ...free.tickets.filter(({ waitingSince }) => waitingSince)],
      now,
    ),
    isLoaded: lists.every(({ state }) => state === 'loaded'),
    /** The list that could not be read, if one could not. */
    failed: lists.find(({ state }) => state === 'failed'),
    retry: () => lists.forEach(({ state, retry }) => state === 'failed' && retry()),
  }
}
