import { ticketQueries } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from '../links.ts'
import type { InboxPath } from '../routes.ts'
import type { InboxSearch } from '../model/inbox-search.ts'

/** Stands for the id of a ticket in an address that is made once for all rows. */
const ANY_ID = '--any-ticket--'

/** What makes a row a link to its ticket. */
export interface TicketLink {
  href: string
  /** Asks for the ticket: it is on its way before the press is over. */
  onPointerDown: () => void
  onClick: (event: MouseEvent) => void
}

/**
 * The links of a list's rows, the same for as long as the list is. A router's own link makes an address for each row that
 * comes into sight, and that is most of what a row costs while one scrolls.
 */
export function useTicketLinks(path: InboxPath, search: InboxSearch): (ticketId: string) => TicketLink {
  const router = useRouter()
  const client = useQueryClient()
  const navigate = useNavigate()
  const searchKey = JSON.stringify({ ...search, ticket: ANY_ID })
  return useMemo(() => {
    // Sound: the text was made of a search just above.
    const toAny = JSON.parse(searchKey) as InboxSearch
    const pattern = router.buildLocation({ to: path, search: () => toAny }).publicHref
    return (ticket) => ({
      href: pattern.replace(ANY_ID, encodeURIComponent(ticket)),
      onPointerDown: () => void client.prefetchQuery(ticketQueries.detail(ticket)),
      onClick(event) {
        // Whoever wants it elsewhere lets the browser open it.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void navigate({ to: path, search: { ...toAny, ticket } })
      },
    })
  }, [router, client, navigate, path, searchKey])
}
