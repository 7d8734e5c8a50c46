import { createCannedAnswer } from '@replybay/api-client/operations'
import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: {
    updateCannedAnswer: { id: 'saved reply' },
    deleteCannedAnswer: { id: 'saved reply' },
  },
  async add({ server, owner }) {
    const body = { shortcut: 'named', title: 'Named answer', texts: { 'en-US': 'Named' } }
    const { data } = await server.call(createCannedAnswer, { as: owner, body })
    return { 'saved reply': data.cannedAnswer._id }
  },
}
