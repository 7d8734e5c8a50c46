import type { components } from '@replybay/api-client'
import { and, eq, inArray, notExists } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { readExchange } from '../../tickets/index.ts'
import type { TicketScope } from '../../tickets/tables.ts'
import { scopeOf } from '../../users/index.ts'
import { putDocument } from '../put-document.ts'
import { lockRoom } from '../room.ts'
import { replyTo } from '../lessons/lesson-of.ts'
import { tellOf } from '../topic.ts'
import { wordingOf } from './likeness.ts'
import { presentGap } from './present.ts'
import { rankGaps } from './rank-gaps.ts'
import {
  changeGap,
  countAsked,
  countTicketsBehind,
  findGaps,
  type GapFilter,
  listPhrasings,
  listTicketsBehind,
  lockGaps,
} from './store.ts'
import { knowledgeGaps, knowledgeQuestions, unanswered } from './tables.ts'

type Schemas = components['schemas']

const DAYS = 30
/** In days: for a gap that was not asked of late. */
const LONG_AGO = 3_650
const MOST_LISTED = 200
/** Tickets in which a reply is looked for. */
const MOST_READ = 10
/** Characters of a document's title. */
const LONGEST_TITLE = 200

/** What becomes of a gap that another source answers, or does not. */
const decisions = { answered: { state: 'answered' }, open: { state: 'open', ...unanswered } } as const

export interface GapService {
  list(
    person: Person,
    filter: Partial<GapFilter> & { state?: 'open' | 'left' | undefined; limit?: number | undefined },
  ): Promise<{ gaps: Schemas['KnowledgeGap'][]; total: number; asked: number }>
  /** @throws Failure `not-found`. */
  read(person: Person, id: string): Promise<Schemas['WholeKnowledgeGap']>
  /** @throws Failure `not-found`, also for a gap to merge into, or a wording that is not there. */
  change(person: Person, id: string, change: Schemas['GapChange']): Promise<Schemas['WholeKnowledgeGap']>
  /** @throws Failure `not-found`, `conflict` where the company has no container, `limit-reached`. */
  answer(person: Person, id: string, pair: Schemas['GapAnswer']): Promise<Schemas['KnowledgeDocument']>
}

export function createGapService(context: ServerContext): GapService {
  const { database } = context

  return {
    async list(person, { days = DAYS, state = 'open', limit = MOST_LISTED, ...others }) {
      const { companyId } = person
      const scope = scopeOf(person)
      const now = new Date()
      const filter = { days, ...others }
      const counted = await countAsked(database.queries, scope, filter, [state], now)
      const ranked = rankGaps(counted)
      const ids = ranked.slice(0, limit).map(({ gapId }) => gapId)
      const rows = await findGaps(database.queries, companyId, inArray(knowledgeGaps.id, ids))
      const most = await listPhrasings(database.queries, scope, filter, ids, { now, most: 1 })
      const gaps = rows
        .flatMap(
          (gap) =>
            presentGap(
              gap,
              counted,
              most.find(({ gapId }) => gapId === gap.id),
            ) ?? [],
        )
        .toSorted((one, other) => ids.indexOf(one.gapId) - ids.indexOf(other.gapId))
      const asked = ranked.reduce((all, gap) => all + gap.asked, 0)
      return { gaps, total: ranked.length, asked }
    },
    read: (person, id) => readGap(database.queries, person, id),
    change: (person, id, { state, isAnswered, mergeInto, split }) =>
      database.transaction(async (queries) => {
        const { companyId } = person
        await lockGaps(queries, companyId)
        const decided = isAnswered === undefined ? undefined : decisions[isAnswered ? 'answered' : 'open']
        const change = { ...(state && { state }), ...decided }
        const isChanged =
          Object.keys(change).length === 0 || (await changeGap(queries, companyId, id, change))
        if (!isChanged) throw new Failure('not-found')
        if (mergeInto) await merge(queries, companyId, id, mergeInto)
        if (mergeInto || split !== undefined) await tellOf(queries, companyId, 'gaps')
        const parted = split === undefined ? undefined : await splitOff(queries, companyId, id, split)
        return await readGap(queries, person, parted ?? mergeInto ?? id)
      }),
    answer: (person, id, { question, answer: content }) =>
      database.transaction(async (queries) => {
        await lockRoom(queries, person.companyId)
        await lockGaps(queries, person.companyId)
        const [known] = await findGaps(queries, person.companyId, eq(knowledgeGaps.id, id))
        // Its own words are a customer's, and titles are told to others.
        const title = cutText(question, LONGEST_TITLE)
        if (!known) throw new Failure('not-found')
        // Answered twice, a gap has one pair.
        const own = known.documentState ? known.documentId : null
        const pair = { id: own ?? newId(), kind: 'qa' as const, title, question, content }
        const document = await putDocument(context, queries, person, pair)
        await changeGap(queries, person.companyId, id, { documentId: pair.id, state: 'open' })
        return document
      }),
  }
}

/** @throws Failure `not-found`. */
async function readGap(queries: Queries, person: Person, id: string) {
  const { companyId } = person
  const scope = scopeOf(person)
  const [gap] = await findGaps(queries, companyId, eq(knowledgeGaps.id, id))
  if (!gap) throw new Failure('not-found')
  const now = new Date()
  const own = { gapId: id }
  const states = ['open', 'left', 'answered'] as const
  const ofLate = await listPhrasings(queries, scope, { days: DAYS, ...own }, [id], { now })
  const days = ofLate.length > 0 ? DAYS : LONG_AGO
  const phrasings =
    ofLate.length > 0 ? ofLate : await listPhrasings(queries, scope, { days, ...own }, [id], { now })
  const counted = await countAsked(queries, scope, { days, ...own }, states, now)
  const shown = presentGap(gap, counted, phrasings[0])
  if (!shown) throw new Failure('not-found')
  const tickets = await listTicketsBehind(queries, scope, id)
  const draft = await findDraft(queries, scope, tickets)
  return {
    ...shown,
    phrasings: phrasings.map(({ text, language, count }) => ({ text: text ?? '', language, count })),
    ticketCount: await countTicketsBehind(queries, scope, id),
    tickets: tickets.map((ticket) => ({ ...ticket, askedAt: ticket.askedAt.toISOString() })),
    ...(draft && { draft }),
  }
}

/** What a person replied to that very question, as far as it is true of every customer: from the newest ticket that has it. */
async function findDraft(
  queries: Queries,
  scope: TicketScope,
  tickets: Awaited<ReturnType<typeof listTicketsBehind>>,
): Promise<Schemas['WholeKnowledgeGap']['draft']> {
  for (const { ticketId, customerName, text: question } of tickets.slice(0, MOST_READ)) {
    const exchange = await readExchange(queries, scope, ticketId)
    const reply = exchange && replyTo(exchange.said, question)
    if (reply) {
      const { authorName, createdAt, text } = reply
      return { ticketId, customerName, authorName, text, createdAt: createdAt.toISOString() }
    }
  }
  return undefined
}

/** All questions of a gap become those of another. */
async function merge(queries: Queries, companyId: string, id: string, into: string): Promise<void> {
  if (id === into) return
  const both = await findGaps(queries, companyId, inArray(knowledgeGaps.id, [id, into]))
  if (both.length !== 2) throw new Failure('not-found')
  await queries
    .update(knowledgeQuestions)
    .set({ gapId: into })
    .where(and(eq(knowledgeQuestions.companyId, companyId), eq(knowledgeQuestions.gapId, id)))
  await queries.delete(knowledgeGaps).where(eq(knowledgeGaps.id, id))
}

/** What was worded so becomes a gap of its own. @returns its id. */
async function splitOff(queries: Queries, companyId: string, id: string, text: string): Promise<string> {
  const parted = newId()
  await queries.insert(knowledgeGaps).values({ id: parted, companyId, state: 'open', createdAt: new Date() })
  const moved = await queries
    .update(knowledgeQuestions)
    .set({ gapId: parted })
    .where(
      and(
        eq(knowledgeQuestions.companyId, companyId),
        eq(knowledgeQuestions.gapId, id),
        eq(knowledgeQuestions.wording, wordingOf(text)),
      ),
    )
    .returning({ id: knowledgeQuestions.id })
  if (moved.length === 0) throw new Failure('not-found')
  const left = queries
    .select({ id: knowledgeQuestions.id })
    .from(knowledgeQuestions)
    .where(eq(knowledgeQuestions.gapId, id))
  await queries.delete(knowledgeGaps).where(and(eq(knowledgeGaps.id, id), notExists(left)))
  return parted
}
