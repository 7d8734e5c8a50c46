import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = { places: { sendExampleConversation: { webId: 'web' } } }
