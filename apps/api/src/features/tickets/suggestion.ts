/** Answers to begin with, from what the company has answered before. */
import type { components } from '@replybay/api-client'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { messages, tickets, ticketWords } from './tables.ts'
import { searchWords } from './search-words.ts'
import { listNewestMessages } from './store.ts'

type Suggestion = components['schemas']['Suggestion']

/** Shorter words are those of every sentence. */
const SHORTEST = 4
/** Messages among which the question is. */
const NEWEST = 50
/** Words of the question that are looked at, and of these the rarest that are searched for. */
const [LOOKED_AT, SEARCHED] = [40, 8]
/** A word that so many tickets hold says nothing about a question. */
const COMMON = 0.15
/** So many of the searched words, and half of them, make a question alike. */
const ALIKE = 2
const MOST_SOURCES = 3

/** @returns undefined where nothing like it was answered. */
export async function suggestFromPast(
  queries: Queries,
  companyId: string,
  ticketId: string,
  customer: { name: string; language: string | null },
): Promise<Suggestion | undefined> {
  const said = (await listNewestMessages(queries, companyId, ticketId, { limit: NEWEST })).toReversed()
  const lastAnswer = said.findLastIndex(({ author }) => author !== 'customer')
  const asked = said.slice(lastAnswer + 1).filter(({ author }) => author === 'customer')
  const question = (asked.length > 0 ? asked : said).map(({ text }) => text)
  const words = await tellingWords(queries, companyId, searchWords(...question))
  if (words.length < ALIKE) return undefined
  const alike = await findAlike(queries, companyId, ticketId, customer.language, words)
  const answers = await firstAnswers(
    queries,
    alike.map(({ id }) => id),
  )
  const sources = alike.filter(({ id }) => answers.has(id)).slice(0, MOST_SOURCES)
  const [best] = sources
  const text = best && answers.get(best.id)
  if (!text) return undefined
  return {
    text: addressed(text, best.name, customer.name),
    sources: sources.map(({ id, subject, name }) => ({ ticketId: id, title: subject || name })),
  }
}

/** What was said to one customer, said to another: who has no name keeps the place for one. */
function addressed(text: string, from: string, to: string): string {
  const [fromFirst = '', toFirst = ''] = [from.split(' ', 1)[0], to.split(' ', 1)[0]]
  if (fromFirst.length < 2) return text
  return text
    .replaceAll(wholeWord(from), () => to || '{{customer.name}}')
    .replaceAll(wholeWord(fromFirst), () => toFirst || '{{customer.firstName}}')
}

/** Finds a name where it is no part of a word. */
function wholeWord(name: string): RegExp {
  const signs = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${signs}(?![\p{L}\p{N}])`, 'gu')
}

/** The rarest of the words that the company's tickets hold. */
async function tellingWords(
  queries: Queries,
  companyId: string,
  words: readonly string[],
): Promise<string[]> {
  const long = words.filter((word) => word.length >= SHORTEST).slice(0, LOOKED_AT)
  if (long.length === 0) return []
  const { rows } = await queries.execute<{ word: string; count: number; total: number }>(sql`
    select word, total, (
      select count(*)::int from ticket_words where company_id = ${companyId} and words @@ word::tsquery
    ) as count
    from unnest(${sql.param(long)}::text[]) as word,
      (select count(*)::int as total from ticket_words where company_id = ${companyId}) as all_words`)
  return rows
    .filter(({ count, total }) => count > 1 && count <= Math.max(ALIKE, total * COMMON))
    .toSorted((one, other) => one.count - other.count)
    .slice(0, SEARCHED)
    .map(({ word }) => word)
}

async function findAlike(
  queries: Queries,
  companyId: string,
  ticketId: string,
  language: string | null,
  words: readonly string[],
) {
  const shared = sql<number>`(select count(*) from unnest(${sql.param(words)}::text[]) as word where ${ticketWords.words} @@ word::tsquery)`
  return queries
    .select({ id: tickets.id, subject: tickets.subject, name: customers.name })
    .from(ticketWords)
    .innerJoin(tickets, eq(tickets.id, ticketWords.ticketId))
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .where(
      and(
        eq(ticketWords.companyId, companyId),
        sql`${ticketWords.words} @@ ${words.join(' | ')}::tsquery`,
        inArray(tickets.status, ['answered', 'closed']),
        ne(tickets.id, ticketId),
        language ? eq(customers.language, language) : undefined,
        sql`${shared} >= ${Math.max(ALIKE, Math.ceil(words.length / 2))}`,
      ),
    )
    .orderBy(desc(shared), desc(tickets.updatedAt))
    .limit(MOST_SOURCES * 3)
}

/** What was answered first in each, by a colleague. */
async function firstAnswers(queries: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectDistinctOn([messages.ticketId], { ticketId: messages.ticketId, text: messages.text })
    .from(messages)
    .where(and(inArray(messages.ticketId, ids), eq(messages.author, 'support')))
    .orderBy(messages.ticketId, asc(messages.createdAt), asc(messages.id))
  return new Map(rows.map(({ ticketId, text }) => [ticketId, text]))
}
