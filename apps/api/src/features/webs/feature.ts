import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { forgetAskedQuestions } from './asked-questions.ts'
import { createBotQuestionService } from './bot-questions.ts'
import { createBotSettingsService } from './bot-settings.ts'
import { webDemo } from './demo/web-demo.ts'
import { createIdentityService, sealedIdentities } from './identity.ts'
import { logoBlob, logoOf } from './logo.ts'
import { serveLogos } from './logo-files.ts'
import { createLogoService } from './logo-service.ts'
import { webHandlers } from './routes.ts'
import { createWebService } from './service.ts'
import { findBotSettings, listLogos, listNamedLogos, lockWebs } from './store.ts'
import { askedQuestions, botQuestionLanguages, botQuestions, botSettings, webs } from './tables.ts'
import { RETURN_PAGE_PATH, WIDGET_SCRIPT } from './widget.ts'
import { websTopic } from './topic.ts'

/** Websites from which tickets come. */
export const websFeature = defineServerFeature({
  id: 'webs',
  tables: [
    exported(webs, webs.companyId, {
      name: 'webs',
      columns: ['id', 'companyId', 'name', 'domain', 'origins', 'seenAt', 'isSample', 'createdAt'],
      left: ['identitySecret'],
    }),
    exported(botSettings, botSettings.companyId, { name: 'botSettings', left: ['logo'] }),
    exported(botQuestionLanguages, botQuestionLanguages.companyId, { name: 'botQuestionLanguages' }),
    exported(botQuestions, botQuestions.companyId, { name: 'botQuestions' }),
    exported(askedQuestions, askedQuestions.companyId, { name: 'askedQuestions', left: ['wording'] }),
  ],
  blobs: {
    name: 'logos',
    named: async (queries, blobs) => (await listNamedLogos(queries, blobs.map(logoOf))).map(logoBlob),
    ofCompany: async (queries, companyId) => (await listLogos(queries, companyId)).map(logoBlob),
  },
  handlers(context) {
    const { config, database, blobs, owners, vault } = context
    const origin = () => config.apiOrigin ?? context.dashboardOrigin()
    return webHandlers({
      webs: createWebService({
        database,
        blobs,
        owners,
        scriptUrl: () => `${origin()}${WIDGET_SCRIPT}`,
        returnPageUrl: (webId) => `${origin()}${RETURN_PAGE_PATH}/${encodeURIComponent(webId)}`,
      }),
      identity: createIdentityService(database, vault),
      questions: createBotQuestionService(database),
      settings: createBotSettingsService(database),
      logos: createLogoService(database, blobs),
    })
  },
  sealed: [sealedIdentities],
  topics: ({ database }) => [websTopic(database)],
  pages: (app, { blobs }) => serveLogos(app, blobs),
  lockAccount: lockWebs,
  housekeeping: [forgetAskedQuestions],
  async beforeWebGoes(queries, companyId, webId) {
    const settings = await findBotSettings(queries, companyId, webId)
    return settings?.logo ? [logoBlob(settings.logo)] : []
  },
  demo: webDemo,
})
