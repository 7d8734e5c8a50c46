import type { components } from '@replybay/api-client'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Database } from '../../../platform/database/database.ts'
import { searchKnowledge } from '../../knowledge/index.ts'
import { type Asked, readAsked, suggestForTicket } from '../../tickets/index.ts'
import { findAgentSwitch, mayUse, scopeOf } from '../../users/index.ts'
import { findBotSettings } from '../../webs/index.ts'
import { giveAnswer } from '../answer.ts'
import { quoteAnswer } from '../extractive.ts'
import { customerLanguage } from './customer-language.ts'
import { findSuggestion } from './drafts.ts'

type Suggestion = components['schemas']['Suggestion']

/**
 * A reply to begin with: what the knowledge says, else what was answered before. Where the web's agent is only watched, the
 * knowledge is left out, so that people answer as they would without it.
 *
 * @throws Failure `not-found`.
 */
export async function suggestReply(
  database: Database,
  person: Person,
  ticketId: string,
): Promise<Suggestion | null> {
  const { queries } = database
  const scope = scopeOf(person)
  const asked = await readAsked(queries, scope, ticketId)
  const fromKnowledge = asked && (await suggestFromKnowledge(database, person.companyId, asked))
  return fromKnowledge ?? (await suggestForTicket(queries, scope, ticketId)) ?? null
}

async function suggestFromKnowledge(
  database: Database,
  companyId: string,
  asked: Asked,
): Promise<Suggestion | undefined> {
  const { queries } = database
  const settings = await findBotSettings(queries, companyId, asked.ticket.webId)
  if (settings?.replyMode === 'shadow' || (await findAgentSwitch(queries, companyId)).isPaused)
    return undefined
  if (!(await mayUse(queries, companyId, 'knowledge'))) return undefined
  const kept = await findSuggestion(queries, asked.ticket)
  if (kept?.draft) return present(kept.draft, kept.sources ?? [])
  // A model is asked once, when the customer writes, and not each time that somebody looks.
  const language = await customerLanguage(queries, asked)
  const question = asked.texts.join('\n')
  const { webId } = asked.ticket
  const { text, sources } =
    (await giveAnswer(database, { companyId, webId, text: question, language })) ??
    (await quoteAnswer(database, await searchKnowledge(database, { companyId, question, language })))
  return text === undefined ? undefined : present(text, sources)
}

function present(text: string, sources: readonly { documentId: string; title: string }[]): Suggestion {
  return {
    parts: [{ text }],
    shorter: null,
    sources: sources.map(({ documentId, title }) => ({ documentId, title })),
  }
}
