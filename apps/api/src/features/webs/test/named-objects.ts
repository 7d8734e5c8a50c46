import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { botQuestionLanguages, botQuestions, botSettings, webs } from '../tables.ts'

export const namedObjects: NamedObjects = {
  places: {
    getWebInfo: { id: 'web' },
    addWeb: { webId: 'web' },
    updateWeb: { id: 'web' },
    removeWeb: { id: 'spare web' },
    getIdentitySecret: { id: 'web' },
    renewIdentitySecret: { id: 'web' },
    listBotQuestions: { id: 'web' },
    addBotQuestionLanguage: { id: 'web' },
    addBotQuestion: { id: 'web' },
    updateBotQuestion: { id: 'web', questionId: 'bot question' },
    removeBotQuestion: { id: 'web', questionId: 'bot question' },
    moveBotQuestion: { id: 'web' },
    removeBotQuestionLanguage: { id: 'web' },
    getBotSettings: { id: 'web' },
    updateBotSettings: { id: 'web' },
    uploadLogo: { id: 'web' },
  },
  async add({ server, companyId }) {
    const id = newId()
    const row = { id, companyId, name: 'Named website', createdAt: new Date() }
    await server.database.queries.insert(webs).values(row)
    await server.database.queries.insert(botSettings).values({ id, companyId, replyMode: 'off' })
    const spare = newId()
    await server.database.queries.insert(webs).values({ ...row, id: spare })
    const languageId = newId()
    // The language of the contract's examples.
    await server.database.queries
      .insert(botQuestionLanguages)
      .values({ id: languageId, companyId, webId: id, lang: 'fr-FR', createdAt: new Date() })
    const questionIds = [newId(), newId()]
    await server.database.queries.insert(botQuestions).values(
      questionIds.map((questionId, position) => ({
        id: questionId,
        companyId,
        languageId,
        position,
        question: `Question ${position} of ${companyId}`,
        createdAt: new Date(),
      })),
    )
    return { web: id, 'spare web': spare, 'bot question': questionIds[0] ?? '' }
  },
}
