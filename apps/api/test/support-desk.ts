import type { components } from '@replybay/api-client'
import type { TestServer } from './test-server.ts'

type Schemas = components['schemas']

export const WEB = 'web-maison-lumen'

/** What colleagues do with tickets, as calls of the API. */
export function supportDesk(server: () => TestServer) {
  const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    server().call(method, path, {
      token: await server().tokenOf('support'),
      body,
      ...(headers && { headers }),
    })
  return {
    call,
    async list(query: Record<string, string>) {
      return (await call('GET', `/tickets/list/${WEB}?${new URLSearchParams(query)}`)).data.tickets
    },
    change: (id: string, body: Schemas['TicketChange']) =>
      call('PATCH', `/tickets/ticket/${id}/${WEB}`, body),
    bulk: (body: Schemas['BulkChange']) => call('POST', `/tickets/bulk/${WEB}`, body),
    async info(id: string) {
      return (await call('GET', `/tickets/info/${id}`)).data.ticket
    },
    async open(message: string, more: Partial<Schemas['NewConversation']> = {}) {
      const { data } = await server().call('POST', '/visitor/conversations', {
        body: { webId: WEB, message, ...more },
      })
      return { id: data.conversation.id, visitor: data.token }
    },
    write: (ticket: { id: string; visitor: string }, message: string) =>
      server().call('POST', `/visitor/conversations/${ticket.id}/messages`, {
        token: ticket.visitor,
        body: { message },
      }),
    async me() {
      return (await call('GET', '/users/info')).data.user._id
    },
  }
}
