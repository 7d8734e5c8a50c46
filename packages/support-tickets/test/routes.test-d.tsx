import { useRouteParams, useRouteSearch } from '@replybay/feature-kit'
import { Link, useNavigate } from '../src/links.ts'
import { type InboxPath, ticketRoute, websTicketsRoute } from '../src/routes.ts'

export function KnowsItsOwnRoutes({ inbox }: { inbox: InboxPath }) {
  const navigate = useNavigate()
  void navigate({ to: inbox, search: { status: 'closed', ticket: 'ticket-1' } })
  // @ts-expect-error no such route
  void navigate({ to: '/tickets' })
  // @ts-expect-error no such order
  void navigate({ to: '/webs/tickets', search: { sort: 'lost' } })
  return (
    <>
      <Link to="/ticket/$id" params={{ id: 'ticket-1' }} />
      {/* @ts-expect-error a ticket has an id */}
      <Link to="/ticket/$id" />
      {/* @ts-expect-error its id is not called ticket */}
      <Link to="/ticket/$id" params={{ ticket: 'ticket-1' }} />
      {/* @ts-expect-error a route of another feature */}
      <Link to="/login" />
    </>
  )
}

export function ReadsParams() {
  const { id } = useRouteParams(ticketRoute)
  const { status } = useRouteSearch(websTicketsRoute)
  id satisfies string
  // @ts-expect-error an id is text
  id satisfies number
  // @ts-expect-error the address may name no status
  status satisfies string
  // @ts-expect-error a ticket is no inbox
  ticketRoute.fullPath satisfies InboxPath
  return id
}
