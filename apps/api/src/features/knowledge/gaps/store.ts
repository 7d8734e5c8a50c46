import { and, countDistinct, desc, eq, gte, inArray, max, min, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/database/database.ts'
import { findCustomerNames } from '../../tickets/index.ts'
import { isInScope, type TicketScope, tickets } from '../../tickets/tables.ts'
import type { Language } from '../languages.ts'
import { knowledgeDocuments, knowledgePassages } from '../tables.ts'
import { tellOf } from '../topic.ts'
import { knowledgeGaps, knowledgeQuestions } from './tables.ts'

const answering = alias(knowledgeDocuments, 'answering')

export type GapRow = typeof knowledgeGaps.$inferSelect

/** Bars of a gap. */
export const BARS = 10
const DAY_MS = 86_400_000
/** Ways and tickets of one gap. */
const MOST_SHOWN = 50

/** Until the transaction ends, questions of a company join gaps one after the other: two of the same begin no two gaps. */
export async function lockGaps(queries: Queries, companyId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gaps ${companyId}`}, 0))`)
}

export interface GapFilter {
  days: number
  language?: Language | undefined
  channel?: string | undefined
  /** Of one gap alone. */
  gapId?: string | undefined
}

/** How often a gap's question was asked, in one language, in one tenth of the time; -1 is as long before. */
export interface AskedRow {
  gapId: string
  language: Language
  bar: number
  count: number
  askedAt: Date
}

/** Of the gaps in these states: how often each was asked. */
export async function countAsked(
  queries: Queries,
  scope: TicketScope,
  { days, ...filter }: GapFilter,
  states: readonly GapRow['state'][],
  now: Date,
): Promise<AskedRow[]> {
  const from = new Date(now.getTime() - days * DAY_MS)
  const before = new Date(now.getTime() - 2 * days * DAY_MS)
  const passed = sql`extract(epoch from ${knowledgeQuestions.askedAt} - ${from.toISOString()}::timestamptz)`
  const bar = sql<number>`case when ${passed} < 0 then -1
    else least(${BARS - 1}, floor(${passed} * ${BARS} / ${days * 86_400}))::int end`
  const rows = await queries
    .select({
      gapId: knowledgeQuestions.gapId,
      language: knowledgeQuestions.language,
      bar: bar.as('bar'),
      count: sql<number>`count(*)::int`,
      askedAt: max(knowledgeQuestions.askedAt),
    })
    .from(knowledgeQuestions)
    .innerJoin(knowledgeGaps, eq(knowledgeGaps.id, knowledgeQuestions.gapId))
    .innerJoin(tickets, isItsTicket)
    .where(
      and(
        isAsked(scope, filter),
        gte(knowledgeQuestions.askedAt, before),
        inArray(knowledgeGaps.state, [...states]),
      ),
    )
    .groupBy(knowledgeQuestions.gapId, knowledgeQuestions.language, sql`bar`)
  return rows.map((row) => ({ ...row, askedAt: row.askedAt ?? now }))
}

/** The ways in which each gap was asked, the most common first; at most so many of each. */
export async function listPhrasings(
  queries: Queries,
  scope: TicketScope,
  { days, ...filter }: GapFilter,
  gapIds: readonly string[],
  { now, most = MOST_SHOWN }: { now: Date; most?: number },
) {
  if (gapIds.length === 0) return []
  const since = new Date(now.getTime() - days * DAY_MS)
  const times = sql`count(*)`
  const ways = queries
    .select({
      gapId: knowledgeQuestions.gapId,
      text: min(knowledgeQuestions.text).as('text'),
      language: knowledgeQuestions.language,
      count: sql<number>`count(*)::int`.as('times'),
      ways: sql<number>`(count(*) over (partition by ${knowledgeQuestions.gapId}))::int`.as('ways'),
      place:
        sql<number>`(row_number() over (partition by ${knowledgeQuestions.gapId} order by ${times} desc, max(${knowledgeQuestions.askedAt}) desc))::int`.as(
          'place',
        ),
    })
    .from(knowledgeQuestions)
    .innerJoin(tickets, isItsTicket)
    .where(
      and(
        isAsked(scope, filter),
        gte(knowledgeQuestions.askedAt, since),
        inArray(knowledgeQuestions.gapId, [...gapIds]),
      ),
    )
    .groupBy(knowledgeQuestions.gapId, knowledgeQuestions.wording, knowledgeQuestions.language)
    .as('ways_of_asking')
  return await queries
    .select()
    .from(ways)
    .where(sql`${ways.place} <= ${most}`)
    .orderBy(ways.gapId, ways.place)
}

/** The tickets behind a gap, each once, the newest first. */
export async function listTicketsBehind(queries: Queries, scope: TicketScope, gapId: string) {
  const rows = await queries
    .select({
      ticketId: knowledgeQuestions.ticketId,
      channel: knowledgeQuestions.channel,
      text: knowledgeQuestions.text,
      askedAt: knowledgeQuestions.askedAt,
    })
    .from(knowledgeQuestions)
    .innerJoin(tickets, isItsTicket)
    .where(isAsked(scope, { gapId }))
    .orderBy(desc(knowledgeQuestions.askedAt), desc(knowledgeQuestions.id))
    .limit(2 * MOST_SHOWN)
  const each = [...new Map(rows.toReversed().map((row) => [row.ticketId, row])).values()]
    .toReversed()
    .slice(0, MOST_SHOWN)
  const ids = each.map(({ ticketId }) => ticketId)
  const names = await findCustomerNames(queries, scope.companyId, ids)
  return each.map((row) => ({ ...row, customerName: names.get(row.ticketId) ?? '' }))
}

/** How many tickets there are behind a gap. */
export async function countTicketsBehind(
  queries: Queries,
  scope: TicketScope,
  gapId: string,
): Promise<number> {
  const [row] = await queries
    .select({ count: countDistinct(knowledgeQuestions.ticketId) })
    .from(knowledgeQuestions)
    .innerJoin(tickets, isItsTicket)
    .where(isAsked(scope, { gapId }))
  return row?.count ?? 0
}

/** A gap, how far the indexing of its answer is, and the other source that answers it. */
export async function findGaps(queries: Queries, companyId: string, which?: SQL) {
  return await queries
    .select({
      id: knowledgeGaps.id,
      state: knowledgeGaps.state,
      documentId: knowledgeGaps.documentId,
      documentState: knowledgeDocuments.state,
      answeredBy: {
        id: answering.id,
        title: answering.title,
        question: answering.question,
        kind: answering.kind,
        websiteId: answering.websiteId,
      },
      /** Where that says it; null where there is none, or it was read anew meanwhile. */
      passage: knowledgePassages.text,
      answerStart: knowledgeGaps.answerStart,
    })
    .from(knowledgeGaps)
    .leftJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgeGaps.documentId))
    .leftJoin(answering, and(eq(answering.id, knowledgeGaps.answeredBy), eq(answering.state, 'ready')))
    .leftJoin(
      knowledgePassages,
      and(
        eq(knowledgePassages.id, knowledgeGaps.answeringPassage),
        eq(knowledgePassages.documentId, answering.id),
      ),
    )
    .where(and(eq(knowledgeGaps.companyId, companyId), which))
}

export async function changeGap(
  queries: Queries,
  companyId: string,
  id: string,
  change: Partial<Pick<GapRow, 'state' | 'documentId' | 'answeredBy' | 'answeringPassage' | 'answerStart'>>,
): Promise<boolean> {
  const changed = await queries
    .update(knowledgeGaps)
    .set(change)
    .where(and(eq(knowledgeGaps.id, id), eq(knowledgeGaps.companyId, companyId)))
    .returning({ id: knowledgeGaps.id })
  await tellOf(queries, companyId, 'gaps')
  return changed.length > 0
}

const isItsTicket = eq(tickets.id, knowledgeQuestions.ticketId)

/** In a ticket that was not deleted: what it said is told no more from then on. Goes with the ticket. */
function isAsked(scope: TicketScope, { language, channel, gapId }: Omit<GapFilter, 'days'>): SQL | undefined {
  return and(
    eq(knowledgeQuestions.companyId, scope.companyId),
    isInScope(scope),
    ne(tickets.status, 'deleted'),
    language && eq(knowledgeQuestions.language, language),
    channel ? eq(knowledgeQuestions.channel, channel) : undefined,
    gapId ? eq(knowledgeQuestions.gapId, gapId) : undefined,
  )
}
