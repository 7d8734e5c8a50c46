import type { components } from '@replybay/api-client'
import type { Database } from '../../../platform/database/database.ts'
import { languageOf } from '../../knowledge/index.ts'
import { readAsked, suggestForTicket } from '../../tickets/index.ts'
import { findBotSettings } from '../../webs/index.ts'
import { answerByQuote } from '../extractive.ts'
import { isPaused } from './reply.ts'

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
  const settings = await findBotSettings(queries, asked.ticket.webId)
  if (settings?.replyMode !== 'suggest' || (await isPaused(queries, companyId))) return undefined
  const language = await languageOf(queries, companyId)
  const { text, passages } = await answerByQuote(database, {
    companyId,
    text: asked.texts.join('\n'),
    language,
  })
  const [best] = passages
  if (text === undefined || !best) return undefined
  const { documentId, title } = best
  return { parts: [{ text }], shorter: null, sources: [{ documentId, title }] }
}
