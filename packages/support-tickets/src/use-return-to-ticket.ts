import { useRouter } from '@tanstack/react-router'
import { useNavigate } from './links.ts'
import { focusTicket } from './model/ticket-focus.ts'
import { routes, type InboxPath } from './routes.ts'

const { ticketRoute: _ticketRoute, ...lists } = routes.default
/** A route knows its path only once the router is made. */
const listPaths = (): InboxPath[] => Object.values(lists).map(({ fullPath }) => fullPath)

/** The list that an address shows; undefined where it shows none. */
export const listPathOf = (pathname: string): InboxPath | undefined =>
  listPaths().find((path) => path === pathname)

/** Shows a ticket again that was left, with the focus: beside its list where one is in sight, else on its own page. */
export function useReturnToTicket(): (ticketId: string) => void {
  const router = useRouter()
  const navigate = useNavigate()
  return (ticketId) => {
    const { pathname } = router.state.location
    const list = listPathOf(pathname)
    void (list
      ? navigate({ to: list, search: (now) => ({ ...now, ticket: ticketId }), resetScroll: false })
      : navigate({ to: '/ticket/$id', params: { id: ticketId } }))
    focusTicket(ticketId)
  }
}
