import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: { streamChanges: { webId: 'web' } },
}
