import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { canonicalLanguage } from './language-tag.ts'
import { logoUrl } from './logo.ts'
import { findBotSettings, findWeb, holdWeb, keepBotSettings } from './store.ts'
import type { botSettings } from './tables.ts'

type Schemas = components['schemas']
type SettingsRow = typeof botSettings.$inferSelect

export interface BotSettingsService {
  /** @throws Failure `not-found` when the company has no such web. */
  read(companyId: string, webId: string): Promise<Schemas['BotSettings']>
  /**
   * Changes what is named.
   *
   * @throws Failure `not-found`, or `invalid-request` where `autoGenerate` stands beside `replyMode`.
   */
  change(
    companyId: string,
    webId: string,
    change: Schemas['BotSettingsChange'],
  ): Promise<Schemas['BotSettings']>
}

export function createBotSettingsService(database: Database): BotSettingsService {
  return {
    async read(companyId, webId) {
      await requireWeb(database.queries, companyId, webId)
      return present(await findBotSettings(database.queries, companyId, webId))
    },
    async change(
      companyId,
      webId,
      { autoGenerate, replyMode, replybayTitle: title, introductions, ...others },
    ) {
      if (autoGenerate !== undefined && replyMode !== undefined) {
        const fields = [{ path: '/body/autoGenerate', message: 'can’t be sent together with replyMode' }]
        throw new Failure('invalid-request', { fields })
      }
      const mode = autoGenerate === undefined ? replyMode : autoGenerate ? 'on' : 'off'
      const set = {
        ...others,
        ...(introductions && { introductions: oneOfEach(introductions) }),
        ...(title !== undefined && { title }),
        ...(mode && { replyMode: mode }),
      }
      return await database.transaction(async (queries) => {
        await holdWeb(queries, companyId, webId)
        return present(await keepBotSettings(queries, { id: webId, companyId }, set))
      })
    },
  }
}

async function requireWeb(queries: Queries, companyId: string, webId: string): Promise<void> {
  if (!(await findWeb(queries, companyId, webId))) throw new Failure('not-found')
}

/** Those that say something, the last of each language. */
function oneOfEach(introductions: readonly Schemas['Introduction'][]): Schemas['Introduction'][] {
  const texts = new Map(introductions.map(({ lang, text }) => [canonicalLanguage(lang), text.trim()]))
  return [...texts].map(([lang, text]) => ({ lang, text })).filter(({ text }) => text !== '')
}

/** A field that was never set is left out. */
function present(row: SettingsRow | undefined): Schemas['BotSettings'] {
  if (!row) return { logoUrl: null }
  const {
    allowIntroduce,
    introduceText,
    introductions,
    allowFaq,
    replyMode,
    beforeCloseTime,
    title,
    themeColor,
    asksRating,
  } = row
  const { logo } = row
  return {
    ...(allowIntroduce !== null && { allowIntroduce }),
    ...(introduceText !== null && { introduceText }),
    ...(introductions !== null && { introductions }),
    ...(allowFaq !== null && { allowFaq }),
    ...(replyMode !== null && { replyMode, autoGenerate: replyMode === 'on' }),
    ...(beforeCloseTime !== null && { beforeCloseTime }),
    ...(title !== null && { replybayTitle: title }),
    ...(themeColor !== null && { themeColor }),
    ...(asksRating !== null && { asksRating }),
    logoUrl: logo && logoUrl(logo),
  }
}
