import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: {
    getConversation: { id: 'ticket' },
    continueConversation: { id: 'ticket' },
  },
}
