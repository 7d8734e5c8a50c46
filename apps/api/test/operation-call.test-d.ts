import { closeTicket, listTickets, signIn } from '@replybay/api-client/operations'
import { expectTypeOf } from 'vitest'
import type { TestServer } from './test-server.ts'

/** What the compiler says of calls of tests; nothing here is run. */
export async function calls(server: TestServer) {
  void server.call(closeTicket, { path: { id: 'ticket-1' } })
  // @ts-expect-error -- the parameter of the path is called `id`
  void server.call(closeTicket, { path: { ticketId: 'ticket-1' } })
  // @ts-expect-error -- the path has a parameter
  void server.call(closeTicket)
  // @ts-expect-error -- the path has no parameter
  void server.call(signIn, { path: { id: 'ticket-1' } })
  // @ts-expect-error -- the operation is known by its constant
  void server.call('POST', '/no/operation')

  const path = { webId: 'web-1' }
  void server.call(listTickets, { path, query: { limit: 'none' } })
  // @ts-expect-error -- what is filtered by is not in the contract
  void server.call(listTickets, { path, query: { colour: 'red' } })

  // A wrong body is refused by the server, and that is what some tests are about.
  const { data } = await server.call(signIn, { body: { email: 7 } })
  expectTypeOf(data.token).toEqualTypeOf<string>()
}
