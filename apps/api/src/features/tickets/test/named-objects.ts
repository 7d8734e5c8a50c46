import { addNote } from '@replybay/api-client/operations'
import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: {
    getTicketInfo: { id: 'ticket' },
    listTickets: { webId: 'web' },
    countTickets: { webId: 'web' },
    listTicketIds: { webId: 'web' },
    changeTickets: { webId: 'web', ids: 'ticket', assigneeId: 'member' },
    openTicket: { webId: 'web', customerId: 'customer' },
    addNote: { id: 'ticket', _id: 'member', attachments: 'attachment' },
    updateNote: { id: 'ticket', noteId: 'note', _id: 'member' },
    deleteNote: { id: 'ticket', noteId: 'note' },
    claimTicket: { id: 'ticket' },
    readMentions: { id: 'ticket' },
    tellPresence: { id: 'ticket' },
    undoTicket: { id: 'ticket' },
    answerTicket: { id: 'ticket', attachments: 'attachment' },
    closeTicket: { id: 'ticket' },
    updateTicket: { id: 'ticket', id2: 'web', assigneeId: 'member' },
    deleteTicket: { id: 'ticket' },
  },
  async add({ server, companyId, owner, idOf }) {
    const { id } = await server.openTicket(`A ticket of ${companyId}`, idOf('web'))
    const mentions = [{ _id: idOf('member'), name: 'Nina' }]
    const text = `@Nina, a note of ${companyId}`
    const { data } = await server.call(addNote, { as: owner, path: { id }, body: { text, mentions } })
    return { ticket: id, note: String(data.ticket.notes?.[0]?._id) }
  },
}
