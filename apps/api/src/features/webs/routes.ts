import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { BotQuestionService } from './bot-questions.ts'
import type { BotSettingsService } from './bot-settings.ts'
import type { IdentityService } from './identity.ts'
import type { LogoService } from './logo-service.ts'
import type { WebService } from './service.ts'

interface WebServices {
  webs: WebService
  identity: IdentityService
  questions: BotQuestionService
  settings: BotSettingsService
  logos: LogoService
}

/** @see specification §7, Webs */
export function webHandlers({ webs, identity, questions, settings, logos }: WebServices) {
  return {
    async getWebInfo(call) {
      return { data: { web: await webs.info(personOf(call).companyId, call.path.id) } }
    },
    async addWeb(call) {
      return { data: { web: await webs.add(personOf(call).companyId, call.body.webId) } }
    },
    async createWeb(call) {
      return { data: { web: await webs.create(personOf(call).companyId, call.body) } }
    },
    async updateWeb(call) {
      return { data: { web: await webs.update(personOf(call).companyId, call.path.id, call.body) } }
    },
    async removeWeb(call) {
      await webs.remove(personOf(call).companyId, call.path.id)
      return { data: {} }
    },
    async getIdentitySecret(call) {
      return { data: { secret: await identity.secret(personOf(call).companyId, call.path.id, false) } }
    },
    async renewIdentitySecret(call) {
      return { data: { secret: await identity.secret(personOf(call).companyId, call.path.id, true) } }
    },
    async listBotQuestions(call) {
      return { data: { languages: await questions.list(personOf(call).companyId, call.path.id) } }
    },
    async addBotQuestionLanguage(call) {
      const { companyId } = personOf(call)
      const place = { companyId, webId: call.path.id, lang: call.body.lang }
      return { data: { languages: await questions.addLanguage(place) } }
    },
    async addBotQuestion(call) {
      return { data: { languages: await questions.add(placeOf(personOf(call), call.path), call.body) } }
    },
    async updateBotQuestion(call) {
      return { data: { languages: await questions.change(placeOf(personOf(call), call.path), call.body) } }
    },
    async moveBotQuestion(call) {
      return { data: { languages: await questions.move(placeOf(personOf(call), call.path), call.body) } }
    },
    async removeBotQuestion(call) {
      const place = placeOf(personOf(call), call.path)
      return { data: { languages: await questions.remove(place, call.path.questionId) } }
    },
    async removeBotQuestionLanguage(call) {
      return { data: { languages: await questions.removeLanguage(placeOf(personOf(call), call.path)) } }
    },
    async getBotSettings(call) {
      return { data: { settings: await settings.read(personOf(call).companyId, call.path.id) } }
    },
    async updateBotSettings(call) {
      return { data: { settings: await settings.change(personOf(call).companyId, call.path.id, call.body) } }
    },
    async uploadLogo(call) {
      const { companyId } = personOf(call)
      await logos.set(companyId, call.path.id, call.body.logo)
      return { data: { settings: await settings.read(companyId, call.path.id) } }
    },
  } satisfies Partial<Handlers>
}

function placeOf({ companyId }: { companyId: string }, { id: webId, lang }: { id: string; lang: string }) {
  return { companyId, webId, lang }
}
