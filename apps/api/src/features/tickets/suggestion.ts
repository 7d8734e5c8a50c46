/** Answers to begin with, from what the company has answered before. */
import type { components } from '@replybay/api-client'
import { and, asc, desc, eq, inArray, lt, lte, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { Failure } from '../../platform/contract/failure.ts'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { companies, users } from '../users/tables.ts'
import { adaptAnswer } from './adapt-answer.ts'
import { isInScope, messages, type TicketScope, tickets, ticketWords } from './tables.ts'
import { lastAnswerIndex } from './rules.ts'
import { searchWords } from './search-words.ts'
import { ALIKE, countDifferent, wordsNeeded } from './shared-words.ts'
import { findTicketHead, listNewestMessages } from './store.ts'

type Suggestion = components['schemas']['Suggestion']

/** Shorter words are those of every sentence. */
const SHORTEST = 4
/** Messages among which the question is. */
const NEWEST = 50
/** So much of a message tells what is asked, in characters. */
const BEGINNING = 2_000
/** Messages of a ticket that tell what had been asked in it. */
const ASKED = 5
/** Words of the question that are looked at, and of these the rarest that are searched for. */
const [LOOKED_AT, SEARCHED] = [40, 8]
/** A word that so many tickets hold says nothing about a question. */
const COMMON = 0.15
/** Of the searched words, more than so many have to be shared: with a tag of the same, and without. */
const [WITH_TAG, WITHOUT_TAG] = [0.5, 0.55]
/** Tickets that are looked at: most have the words, but not in what was asked. */
const MOST_SOURCES = 30

/** From what was answered before, as far as it fits the ticket. @throws Failure `not-found`. */
export async function suggestForTicket(
  queries: Queries,
  scope: TicketScope,
  id: string,
): Promise<Suggestion | undefined> {
  const row = await findTicketHead(queries, scope, id)
  if (!row || row.ticket.status === 'deleted') throw new Failure('not-found')
  const { customer, ticket } = row
  // The name of a customer is not told to whoever typed the customer's address.
  const name = ticket.customerVerified === false ? '' : customer.name
  return await suggestFromPast(queries, scope, ticket, { name, language: customer.language })
}

/**
 * @returns undefined where all is answered, where nothing like it was answered before, or nothing that fits this
 *   customer too.
 */
async function suggestFromPast(
  queries: Queries,
  scope: TicketScope,
  ticket: Pick<typeof tickets.$inferSelect, 'id' | 'companyId' | 'subject' | 'tags' | 'handedOff'>,
  customer: { name: string; language: string | null },
): Promise<Suggestion | undefined> {
  const { id, companyId, subject, tags, handedOff } = ticket
  const said = (await listNewestMessages(queries, companyId, id, { limit: NEWEST })).toReversed()
  const lastAnswer = lastAnswerIndex(said, handedOff)
  const asked = said.slice(lastAnswer + 1).filter(({ author }) => author === 'customer')
  if (asked.length === 0) return undefined
  const question = [lastAnswer === -1 ? subject : '', ...asked.map(({ text }) => text.slice(0, BEGINNING))]
  const { words, unknown } = await tellingWords(queries, companyId, searchWords(...question))
  if (words.length < ALIKE) return undefined
  const needed = wordsNeeded(words, unknown)
  const found = await findAlike(queries, scope, id, customer.language, words)
  const talks = await firstExchanges(
    queries,
    found.map((source) => source.id),
  )
  const sources = found
    .flatMap((source) => {
      const talk = talks.get(source.id)
      if (!talk) return []
      const known = new Set(searchWords(source.subject, ...talk.asked))
      const sharedWords = words.filter((word) => known.has(word))
      const shared = sharedWords.length
      const hasTag = source.tags.some((tag) => tags.includes(tag))
      const isAlike =
        countDifferent(sharedWords) >= needed && shared > words.length * (hasTag ? WITH_TAG : WITHOUT_TAG)
      return isAlike ? [{ ...source, shared, answer: talk.answer }] : []
    })
    .toSorted((one, other) => other.shared - one.shared)
  if (sources.length === 0) return undefined
  const shop = {
    ...(await namesOfShop(queries, companyId)),
    conversation: [subject, ...said.map(({ text }) => text)],
  }
  for (const { id: ticketId, subject: title, name, answer } of sources) {
    const adapted = adaptAnswer(answer, { from: name, to: customer.name, ...shop })
    if (adapted) return { ...adapted, sources: [{ ticketId, title: title || name }] }
  }
  return undefined
}

/** The company's name, and those of its people. */
export async function namesOfShop(queries: Queries, companyId: string) {
  const rows = await queries
    .select({ company: companies.name, person: users.name })
    .from(companies)
    .leftJoin(users, eq(users.companyId, companies.id))
    .where(eq(companies.id, companyId))
  return { company: rows[0]?.company ?? '', team: rows.flatMap(({ person }) => person || []) }
}

/** The rarest of the words that the company's tickets hold, and those that no other ticket holds. */
async function tellingWords(
  queries: Queries,
  companyId: string,
  words: readonly string[],
): Promise<{ words: string[]; unknown: string[] }> {
  const long = words.filter((word) => word.length >= SHORTEST).slice(0, LOOKED_AT)
  if (long.length === 0) return { words: [], unknown: [] }
  const { rows } = await queries.execute<{ word: string; count: number; total: number }>(sql`
    select word, total, (
      select count(*)::int from ticket_words where company_id = ${companyId} and words @@ word::tsquery
    ) as count
    from unnest(${sql.param(long)}::text[]) as word,
      (select count(*)::int as total from ticket_words where company_id = ${companyId}) as all_words`)
  const known = rows
    .filter(({ count, total }) => count > 1 && count <= Math.max(ALIKE, total * COMMON))
    .toSorted((one, other) => one.count - other.count)
    .slice(0, SEARCHED)
  const unknown = rows.filter(({ count }) => count <= 1)
  return { words: known.map(({ word }) => word), unknown: unknown.map(({ word }) => word) }
}

async function findAlike(
  queries: Queries,
  scope: TicketScope,
  ticketId: string,
  language: string | null,
  words: readonly string[],
) {
  const shared = sql<number>`(select count(*) from unnest(${sql.param(words)}::text[]) as word where ${ticketWords.words} @@ word::tsquery)`
  const needed = Math.max(ALIKE, Math.floor(words.length * WITH_TAG) + 1)
  return queries
    .select({ id: tickets.id, subject: tickets.subject, tags: tickets.tags, name: customers.name })
    .from(ticketWords)
    .innerJoin(tickets, eq(tickets.id, ticketWords.ticketId))
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .where(
      and(
        eq(ticketWords.companyId, scope.companyId),
        isInScope(scope),
        sql`${ticketWords.words} @@ ${pairsAmong(words, needed)}::tsquery`,
        inArray(tickets.status, ['answered', 'closed']),
        ne(tickets.id, ticketId),
        sql`${customers.language} is not distinct from ${language}`,
        sql`${shared} >= ${needed}`,
      ),
    )
    .orderBy(desc(shared), desc(tickets.updatedAt))
    .limit(MOST_SOURCES)
}

/**
 * Two of the rarest words, whichever: who has as many as are needed has at least two among these. A query of them finds few
 * tickets, where one of any word finds a sixth of all.
 *
 * @param words the rarest first.
 * @param needed at least two.
 */
function pairsAmong(words: readonly string[], needed: number): string {
  const rarest = words.slice(0, words.length - needed + 2)
  return rarest
    .flatMap((one, place) => rarest.slice(place + 1).map((other) => `(${one} & ${other})`))
    .join(' | ')
}

/** What a colleague answered first in each, and what had been asked until then. */
async function firstExchanges(
  queries: Queries,
  ids: string[],
): Promise<Map<string, { asked: string[]; answer: string }>> {
  if (ids.length === 0) return new Map()
  const earlier = alias(messages, 'earlier')
  const answers = await queries
    .selectDistinctOn([messages.ticketId], {
      ticketId: messages.ticketId,
      text: messages.text,
    })
    .from(messages)
    .where(and(inArray(messages.ticketId, ids), eq(messages.author, 'support')))
    .orderBy(messages.ticketId, asc(messages.createdAt), asc(messages.id))
  const questions = queries
    .select({
      ticketId: messages.ticketId,
      text: sql<string>`left(${messages.text}, ${BEGINNING})`.as('beginning'),
      place:
        sql<number>`row_number() over (partition by ${messages.ticketId} order by ${messages.createdAt}, ${messages.id})`.as(
          'place',
        ),
    })
    .from(messages)
    .where(
      and(
        inArray(messages.ticketId, ids),
        eq(messages.author, 'customer'),
        notExists(
          queries
            .select({ id: earlier.id })
            .from(earlier)
            .where(
              and(
                eq(earlier.ticketId, messages.ticketId),
                eq(earlier.author, 'support'),
                lt(earlier.createdAt, messages.createdAt),
              ),
            ),
        ),
      ),
    )
    .as('questions')
  const asked = await queries
    .select({ ticketId: questions.ticketId, text: questions.text })
    .from(questions)
    .where(lte(questions.place, ASKED))
    .orderBy(questions.ticketId, questions.place)
  return new Map(
    answers.map(({ ticketId, text: answer }) => {
      const before = asked.filter((each) => each.ticketId === ticketId)
      return [ticketId, { asked: before.map(({ text }) => text), answer }]
    }),
  )
}
