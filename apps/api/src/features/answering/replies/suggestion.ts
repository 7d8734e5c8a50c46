import type { components } from '@replybay/api-client'
import type { Database } from '../../../platform/database/database.ts'
import { languageOf, searchKnowledge } from '../../knowledge/index.ts'
import { readAsked, suggestForTicket } from '../../tickets/index.ts'
import { findBotSettings } from '../../webs/index.ts'
import { quoteAnswer } from '../extractive.ts'
import { isPaused } from './reply.ts'
import { findSuggestion } from './suggestion-store.ts'

type Suggestion = components['schemas']['Suggestion']

/**
 * A reply to begin with: what the knowledge says where the web's agent suggests, else what was answered before.
 *
 * @throws Failure `not-found`.
 */
export async function suggestReply(
  database: Database,
  companyId: string,
  ticketId: string,
): Promise<Suggestion | null> {
  const fromPast = await suggestForTicket(database.queries, companyId, ticketId)
  return (await suggestFromKnowledge(database, companyId, ticketId)) ?? fromPast ?? null
}

async function suggestFromKnowledge(
  database: Database,
  companyId: string,
  ticketId: string,
): Promise<Suggestion | undefined> {
  const { queries } = database
  const asked = await readAsked(queries, companyId, ticketId)
  if (!asked) return undefined
  const settings = await findBotSettings(queries, companyId, asked.ticket.webId)
  if (settings?.replyMode !== 'suggest' || (await isPaused(queries, companyId))) return undefined
  const kept = await findSuggestion(queries, asked.ticket)
  if (kept) return present(kept.text, kept.sources)
  // A model is asked once, when the customer writes, and not each time that somebody looks.
  const language = await languageOf(queries, companyId)
  const question = asked.texts.join('\n')
  const { text, sources } = await quoteAnswer(
    database,
    await searchKnowledge(database, { companyId, question, language }),
  )
  return text === undefined ? undefined : present(text, sources)
}

function present(text: string, sources: readonly { documentId: string; title: string }[]): Suggestion {
  return {
    parts: [{ text }],
    shorter: null,
    sources: sources.map(({ documentId, title }) => ({ documentId, title })),
  }
}
