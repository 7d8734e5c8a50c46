import { StreamedList } from '../../platform/http/streamed-list.ts'
import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import { filterOfList } from './list-filter.ts'
import type { TicketService } from './service.ts'

/** @see specification §7, Tickets */
export function ticketHandlers(tickets: TicketService) {
  return {
    async listTickets(call) {
      const { cursor, sort = 'waiting', limit, ...query } = call.query
      const filter = filterOfList(call.path.webId, query)
      if (limit !== undefined) {
        return { data: await tickets.list(personOf(call), filter, { sort, limit, cursor }) }
      }
      const pages = await tickets.listAll(personOf(call), filter, { sort, cursor })
      return new StreamedList('tickets', pages, { nextCursor: null })
    },
    async countTickets(call) {
      return { data: await tickets.count(personOf(call), call.path.webId) }
    },
    async getTicketInfo(call) {
      return { data: { ticket: await tickets.info(personOf(call), call.path.id) } }
    },
    async answerTicket(call) {
      const { path, body, idempotencyKey } = call
      const ticket = await tickets.answer(personOf(call), path.id, body, idempotencyKey)
      return { data: { ticket } }
    },
    async closeTicket(call) {
      const { path, idempotencyKey } = call
      return { data: { ticket: await tickets.close(personOf(call), path.id, idempotencyKey) } }
    },
    async updateTicket(call) {
      const { path, body, idempotencyKey } = call
      return {
        data: { ticket: await tickets.update(personOf(call), path.id, path.id2, body, idempotencyKey) },
      }
    },
    async undoTicket(call) {
      return { data: { ticket: await tickets.undo(personOf(call), call.path.id, call.body.key) } }
    },
    async listTicketIds(call) {
      return { data: await tickets.ids(personOf(call), filterOfList(call.path.webId, call.query)) }
    },
    async changeTickets(call) {
      const { path, body, idempotencyKey } = call
      return { data: await tickets.change(personOf(call), path.webId, body, idempotencyKey) }
    },
    async claimTicket(call) {
      return { data: { ticket: await tickets.claim(personOf(call), call.path.id) } }
    },
    async tellPresence(call) {
      await tickets.tellPresence(personOf(call), call.path.id, call.body)
      return { data: {} }
    },
    async addNote(call) {
      const { path, body, idempotencyKey } = call
      return { data: { ticket: await tickets.note(personOf(call), path.id, body, idempotencyKey) } }
    },
    async updateNote(call) {
      const { path, body } = call
      return { data: { ticket: await tickets.changeNote(personOf(call), path.id, path.noteId, body) } }
    },
    async deleteNote(call) {
      const { path } = call
      return { data: { ticket: await tickets.deleteNote(personOf(call), path.id, path.noteId) } }
    },
    async openTicket(call) {
      const { path, body, idempotencyKey } = call
      return { data: { ticket: await tickets.open(personOf(call), path.webId, body, idempotencyKey) } }
    },
    async listMentions(call) {
      return { data: await tickets.mentions(personOf(call), call.query.read === true) }
    },
    async readMentions(call) {
      await tickets.readMentions(personOf(call), call.path.id)
      return { data: {} }
    },
    async listAssignees(call) {
      return { data: { assignees: await tickets.assignees(personOf(call)) } }
    },
    async deleteTicket(call) {
      await tickets.delete(personOf(call), call.path.id)
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
