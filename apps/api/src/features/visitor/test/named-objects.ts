import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: {
    getConversation: { id: 'ticket' },
    followConversation: { id: 'ticket' },
    continueConversation: { id: 'ticket', attachments: 'attachment' },
    addVisitorAttachment: { id: 'ticket' },
    getVisitorAttachment: { id: 'ticket', attachmentId: 'attachment' },
    askForPerson: { id: 'ticket' },
    leaveContact: { id: 'ticket' },
    rateConversation: { id: 'ticket' },
  },
}
