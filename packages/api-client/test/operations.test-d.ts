import { expectTypeOf } from 'vitest'
import {
  closeTicket,
  downloadLabels,
  getUserInfo,
  hasSendcloud,
  listTickets,
  openTicket,
  signIn,
  signOut,
  streamChanges,
} from '../src/generated/operations.ts'
import { mutationCall, queryCall } from '../src/call-options.ts'
import type { Api, TicketSummary, User } from '../src/index.ts'

/** What the compiler says of calls; nothing here is run. */
export function calls(api: Api) {
  const path = { webId: 'web-1' }
  const body = { email: 'camille@maison-lumen.example', password: 'x' }

  void api.call(closeTicket, { path: { id: 'ticket-1' } })
  // @ts-expect-error -- the parameter of the path is called `id`
  void api.call(closeTicket, { path: { ticketId: 'ticket-1' } })
  // @ts-expect-error -- the path has a parameter
  void api.call(closeTicket, {})
  // @ts-expect-error -- it takes no body
  void api.call(closeTicket, { path: { id: 'ticket-1' }, body: {} })
  // @ts-expect-error -- a request has no such part
  void api.call(closeTicket, { path: { id: 'ticket-1' }, params: {} })

  void api.call(signIn, { body })
  // @ts-expect-error -- it takes a body
  void api.call(signIn, {})
  // @ts-expect-error -- the body lacks the password
  void api.call(signIn, { body: { email: body.email } })
  // @ts-expect-error -- the path has no parameter
  void api.call(signIn, { path: { id: 'x' }, body })
  // The one body that may be left out.
  void api.call(hasSendcloud, {})

  void api.call(listTickets, { path })
  void api.call(listTickets, { path, query: { status: 'open' } })
  // @ts-expect-error -- a limit is a number
  void api.call(listTickets, { path, query: { limit: 'ten' } })
  // @ts-expect-error -- what is filtered by is not in the contract
  void api.call(listTickets, { path, query: { colour: 'red' } })

  const opened = { customer: { name: 'Élodie Marchand' }, text: 'Bonjour' }
  // @ts-expect-error -- it takes a header
  void api.call(openTicket, { path, body: opened })

  // @ts-expect-error -- no operation of the contract has this name
  void api.call({ ...signOut, id: 'signAway' }, {})
}

/** What calls answer. */
export async function answers(api: Api) {
  const { data } = await api.call(getUserInfo, {})
  expectTypeOf(data.user).toEqualTypeOf<User>()
  const list = await api.call(listTickets, { path: { webId: 'web-1' } })
  expectTypeOf(list.data.tickets).toEqualTypeOf<TicketSummary[]>()
  const order = { companyId: 'company-1', orderNumber: 'ML-10482' }
  expectTypeOf(await api.call(downloadLabels, { body: order })).toEqualTypeOf<Blob>()
  const stream = await api.call(streamChanges, { query: { topics: ['tickets'], webId: 'web-1' } })
  expectTypeOf(stream).toEqualTypeOf<ReadableStream<Uint8Array<ArrayBuffer>> | null>()
}

/** What factories may say. */
export const factories = {
  user: queryCall({
    key: ['user'],
    operation: getUserInfo,
    request: {},
    // @ts-expect-error -- the answer holds no such field
    read: ({ data }) => data.person,
  }),
  signIn: mutationCall({
    operation: signIn,
    // @ts-expect-error -- it takes a body
    request: () => ({}),
    read: () => undefined,
  }),
  close: mutationCall({
    operation: closeTicket,
    // @ts-expect-error -- it takes no body
    request: (body: { reason: string }) => ({ path: { id: 'ticket-1' }, body }),
    read: () => undefined,
  }),
}
