import { ticketQueries } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useNavigate } from './links.ts'
import { findKnown } from './live/find-known.ts'
import { holdingList } from './model/holding-list.ts'
import { loadedLists } from './model/loaded-lists.ts'
import { listPathOf } from './use-return-to-ticket.ts'

/** Opens a ticket beside a list that holds it: the one that is in sight where it does, else that of its status. */
export function useOpenInList() {
  const client = useQueryClient()
  const router = useRouter()
  const navigate = useNavigate()
  async function open(ticketId: string): Promise<void> {
    const list = listPathOf(router.state.location.pathname)
    const isInSight = loadedLists(client)[0]?.some(({ _id }) => _id === ticketId)
    if (list && isInSight) {
      return navigate({
        to: list,
        search: (now) => ({ ...now, ticket: ticketId, customer: undefined }),
        resetScroll: false,
      })
    }
    const ticket =
      findKnown(client, ticketId) ??
      (await client.fetchQuery(ticketQueries.detail(ticketId)).catch(() => undefined))
    return navigate({ to: '/webs/tickets', search: { ...holdingList(ticket), ticket: ticketId } })
  }
  return {
    open,
    /** What a link to the ticket says, as far as the ticket is known. */
    searchOf: (ticketId: string) => ({ ...holdingList(findKnown(client, ticketId)), ticket: ticketId }),
    onClick: (event: MouseEvent, ticketId: string) => {
      // Whoever wants it elsewhere lets the browser open it.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void open(ticketId)
    },
  }
}
