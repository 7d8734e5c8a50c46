/** Answers to begin with, from what the company has answered before. */
import type { components } from '@replybay/api-client'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { companies, users } from '../users/tables.ts'
import { adaptAnswer } from './adapt-answer.ts'
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
/** Answers that are looked at. */
const MOST_SOURCES = 9

/** @returns undefined where nothing like it was answered, or nothing that fits this customer too. */
export async function suggestFromPast(
  queries: Queries,
  ticket: { id: string; companyId: string; subject: string },
  customer: { name: string; language: string | null },
): Promise<Suggestion | undefined> {
  const { id, companyId } = ticket
  const said = (await listNewestMessages(queries, companyId, id, { limit: NEWEST })).toReversed()
  const lastAnswer = said.findLastIndex(({ author }) => author !== 'customer')
  const asked = said.slice(lastAnswer + 1).filter(({ author }) => author === 'customer')
  const question = (asked.length > 0 ? asked : said).map(({ text }) => text)
  const words = await tellingWords(queries, companyId, searchWords(...question))
  if (words.length < ALIKE) return undefined
  const alike = await findAlike(queries, companyId, id, customer.language, words)
  const answers = await firstAnswers(
    queries,
    alike.map((source) => source.id),
  )
  const sources = alike.filter((source) => answers.has(source.id))
  if (sources.length === 0) return undefined
  const shop = {
    ...(await namesOfShop(queries, companyId)),
    conversation: [ticket.subject, ...said.map(({ text }) => text)],
  }
  for (const { id: ticketId, subject, name } of sources) {
    const adapted = adaptAnswer(answers.get(ticketId) ?? '', { from: name, to: customer.name, ...shop })
    if (adapted) return { ...adapted, sources: [{ ticketId, title: subject || name }] }
  }
  return undefined
}

/** The company's name, and those of its people. */
async function namesOfShop(queries: Queries, companyId: string) {
  const rows = await queries
    .select({ company: companies.name, person: users.name })
    .from(companies)
    .leftJoin(users, eq(users.companyId, companies.id))
    .where(eq(companies.id, companyId))
  return { company: rows[0]?.company ?? '', team: rows.flatMap(({ person }) => person || []) }
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
    .limit(MOST_SOURCES)
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
