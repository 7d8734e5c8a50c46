import { setKnowledgeLanguage, updateCompany, uploadPair, uploadText } from '@replybay/api-client/operations'
import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: {
    readText: { id: 'knowledge text' },
    updateText: { documentId: 'knowledge text' },
    readPair: { id: 'knowledge pair' },
    updatePair: { documentId: 'knowledge pair' },
    removeKnowledgeDocument: { id: 'knowledge text' },
  },
  async add({ server, owner, companyId }) {
    const name = { appName: 'Ete & Neige', description: '' }
    await server.call(updateCompany, { as: owner, body: name })
    await server.call(setKnowledgeLanguage, { as: owner, body: { language: 'fr-FR' } })
    const text = { title: 'Bulbs', content: `Bulbs of ${companyId} are E27.` }
    const pair = { title: 'Dimmer', question: 'Can I dim it?', answer: `Yes, those of ${companyId}.` }
    const added = await server.call(uploadText, { as: owner, body: text })
    const paired = await server.call(uploadPair, { as: owner, body: pair })
    await server.jobs.runWaiting()
    return {
      'knowledge text': added.data.document.documentId,
      'knowledge pair': paired.data.document.documentId,
    }
  },
}
