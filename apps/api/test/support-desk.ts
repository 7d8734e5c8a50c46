import type { components, Operation } from '@replybay/api-client'
import {
  changeTickets,
  continueConversation,
  getTicketInfo,
  getUserInfo,
  listTickets,
  openConversation,
  updateTicket,
} from '@replybay/api-client/operations'
import type { CallArguments } from './operation-call.ts'
import type { CallOptions, TestServer } from './test-server.ts'

type Schemas = components['schemas']

export const WEB = 'web-maison-lumen'

/** What colleagues do with tickets, as calls of the API. */
export function supportDesk(server: () => TestServer) {
  const call = <Op extends Operation>(operation: Op, ...[options]: CallArguments<CallOptions<Op>>) =>
    server().call(operation, ...([{ as: 'support', ...options }] as CallArguments<CallOptions<Op>>))
  return {
    call,
    async list(query: Record<string, string>) {
      return (await call(listTickets, { path: { webId: WEB }, query })).data.tickets
    },
    change: (id: string, body: Schemas['TicketChange']) =>
      call(updateTicket, { path: { id, id2: WEB }, body }),
    bulk: (body: Schemas['BulkChange']) => call(changeTickets, { path: { webId: WEB }, body }),
    async info(id: string) {
      return (await call(getTicketInfo, { path: { id } })).data.ticket
    },
    async open(message: string, more: Partial<Schemas['NewConversation']> = {}) {
      const { data } = await server().call(openConversation, { body: { webId: WEB, message, ...more } })
      return { id: data.conversation.id, visitor: data.token }
    },
    write: (ticket: { id: string; visitor: string }, message: string) =>
      server().call(continueConversation, {
        token: ticket.visitor,
        path: { id: ticket.id },
        body: { message },
      }),
    async me() {
      return (await call(getUserInfo)).data.user._id
    },
  }
}
