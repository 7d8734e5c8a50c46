import {
  addSynonyms,
  learnFromWebsite,
  learnFromTicket,
  listContradictions,
  listKnowledgeGaps,
  openConversation,
  setKnowledgeLanguage,
  updateCompany,
  uploadPair,
  uploadText,
} from '@replybay/api-client/operations'
import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: {
    getKnowledgeDocument: { id: 'knowledge text' },
    listPassages: { id: 'knowledge text' },
    readText: { id: 'knowledge text' },
    updateText: { documentId: 'knowledge text' },
    readPair: { id: 'knowledge pair' },
    updatePair: { documentId: 'knowledge pair' },
    indexDocumentsAgain: { documentIds: 'knowledge text' },
    removeKnowledgeDocument: { id: 'knowledge text' },
    proposeLesson: { id: 'ticket' },
    learnFromTicket: { ticketId: 'ticket' },
    skipTicket: { ticketId: 'ticket' },
    decideLesson: { id: 'knowledge lesson' },
    readKnowledgeGap: { id: 'knowledge gap' },
    updateKnowledgeGap: { id: 'knowledge gap', mergeInto: 'knowledge gap' },
    answerKnowledgeGap: { id: 'knowledge gap' },
    getKnowledgeWebsite: { id: 'knowledge website' },
    decideContradiction: { id: 'knowledge contradiction', keep: 'contradicting pair' },
    changeSynonyms: { id: 'knowledge synonyms' },
    removeSynonyms: { id: 'knowledge synonyms' },
    listWebsitePages: { id: 'knowledge website' },
    removeKnowledgeWebsite: { id: 'knowledge website' },
  },
  async add({ server, owner, companyId, idOf }) {
    const name = { appName: 'Ete & Neige', description: '' }
    await server.call(updateCompany, { as: owner, body: name })
    await server.call(setKnowledgeLanguage, { as: owner, body: { language: 'fr-FR' } })
    const text = { title: 'Bulbs', content: `Bulbs of ${companyId} are E27.` }
    const pair = { title: 'Dimmer', question: 'Can I dim it?', answer: `Yes, those of ${companyId}.` }
    const added = await server.call(uploadText, { as: owner, body: text })
    const paired = await server.call(uploadPair, { as: owner, body: pair })
    // Nothing is asked there.
    const website = { link: 'http://10.0.0.1/' }
    const read = await server.call(learnFromWebsite, { as: owner, body: website })
    const lesson = { ticketId: idOf('ticket'), manualSummary: `A lesson of ${companyId}.` }
    const taught = await server.call(learnFromTicket, { as: owner, body: lesson })
    const message = `Are unicorns of ${companyId} sold in Greenland?`
    await server.call(openConversation, { body: { webId: idOf('web'), message } })
    const duration = 'How long is the unicorn under warranty?'
    for (const answer of [`For 2 years at ${companyId}.`, `For 5 years at ${companyId}.`]) {
      await server.call(uploadPair, { as: owner, body: { title: duration, question: duration, answer } })
    }
    const words = ['unicorn', `monoceros ${companyId}`]
    const synonyms = await server.call(addSynonyms, { as: owner, body: { words } })
    await server.jobs.runWaiting()
    const contradicting = await server.call(listContradictions, { as: owner })
    const { data } = await server.call(listKnowledgeGaps, { as: owner })
    return {
      'knowledge lesson': taught.data.document.documentId,
      'knowledge gap': data.gaps.find(({ question }) => question === message)?.gapId ?? '',
      'contradicting pair': contradicting.data.contradictions[0]?.sides[0]?.documentId ?? '',
      'knowledge contradiction': contradicting.data.contradictions[0]?.contradictionId ?? '',
      'knowledge synonyms': synonyms.data.group.synonymId,
      'knowledge text': added.data.document.documentId,
      'knowledge pair': paired.data.document.documentId,
      'knowledge website': read.data.website._id,
    }
  },
}
