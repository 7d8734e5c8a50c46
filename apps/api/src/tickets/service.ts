import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { tickets } from '../database/schema.ts'
import { Failure } from '../failure.ts'
import type { Person } from '../handlers.ts'
import { findWeb } from '../webs/store.ts'
import { readCursor, writeCursor, type Sort } from './cursor.ts'
import { toSummary, toTicket } from './present.ts'
import { firstUnanswered, isAnswered, isClosed, isDeleted, isSetTo } from './rules.ts'
import { countTickets, findTicket, listMessages, ticketPage, type ListFilter } from './store.ts'
import {
  applyTransition,
  claimKey,
  insertEvent,
  insertMessage,
  lockTicket,
  updateTicket,
  type Actor,
} from './writing.ts'

type Schemas = components['schemas']
type TicketRow = typeof tickets.$inferSelect

interface TicketPage {
  tickets: Schemas['TicketSummary'][]
  nextCursor: string | null
}

/** Throws Failure `not-found` for what the person's company does not have or has deleted. */
export interface TicketService {
  /**
   * Without a limit, the whole list.
   *
   * @throws Failure `invalid-request` for a cursor that is not of this list.
   */
  list(
    person: Person,
    filter: ListFilter,
    page: { sort: Sort; limit: number | undefined; cursor: string | undefined },
  ): Promise<TicketPage>
  count(person: Person, webId: string): Promise<Schemas['TicketCounts']>
  info(person: Person, id: string): Promise<Schemas['Ticket']>
  /**
   * @param key names the answer; with the same key it is stored once.
   * @throws Failure `key-reused` when it names another answer already.
   */
  answer(person: Person, id: string, text: string, key: string | undefined): Promise<Schemas['Ticket']>
  close(person: Person, id: string): Promise<Schemas['Ticket']>
  update(
    person: Person,
    id: string,
    webId: string,
    change: Schemas['TicketChange'],
  ): Promise<Schemas['Ticket']>
  delete(person: Person, id: string): Promise<void>
}

export function createTicketService(database: Database): TicketService {
  /** Runs `change` on a ticket that nobody else can change meanwhile; answers it as it is then. */
  const changing = (
    person: Person,
    id: string,
    change: (queries: Queries, ticket: TicketRow, by: Actor & { at: Date }) => Promise<unknown>,
  ) =>
    database.transaction(async (queries) => {
      const ticket = await lockTicket(queries, person.companyId, id)
      if (!ticket || ticket.status === 'deleted') throw new Failure('not-found')
      await change(queries, ticket, { ...actorOf(person), at: new Date() })
      return await readTicket(queries, person.companyId, id)
    })

  return {
    async list({ companyId }, filter, { sort, limit, cursor }) {
      const after = cursor === undefined ? undefined : readCursor(sort, cursor)
      await requireWeb(database.queries, companyId, filter.webId)
      const page = { sort, limit: limit && limit + 1, after }
      const rows = await ticketPage(database.queries, companyId, filter, page)
      const shown = rows.slice(0, limit)
      const last = limit && rows.length > limit ? shown.at(-1)?.ticket : undefined
      return {
        tickets: shown.map((row) => toSummary(row, row.lastMessage)),
        nextCursor: last ? writeCursor(sort, { order: orderOf(sort, last), id: last.id }) : null,
      }
    },
    async count({ companyId }, webId) {
      await requireWeb(database.queries, companyId, webId)
      const counts: Schemas['TicketCounts'] = {}
      for (const row of await countTickets(database.queries, companyId, webId)) {
        counts[row.status] = { ...counts[row.status], [row.channel]: row.count }
      }
      return counts
    },
    async info({ companyId }, id) {
      const row = await findTicket(database.queries, companyId, id)
      if (!row || row.ticket.status === 'deleted') throw new Failure('not-found')
      return toTicket(row)
    },
    answer: (person, id, text, key) =>
      changing(person, id, async (queries, { companyId }, by) => {
        const claim = key && { ticketId: id, writer: 'support' as const, key }
        if (claim && !(await claimKey(queries, claim, text, by.at))) return
        const lastMessageId = newId()
        await insertMessage(queries, companyId, id, {
          id: lastMessageId,
          author: 'support',
          authorId: person.userId,
          authorName: person.name,
          text,
          createdAt: by.at,
        })
        await applyTransition(queries, companyId, id, isAnswered(), { ...by, lastMessageId })
      }),
    close: (person, id) =>
      changing(person, id, async (queries, ticket, by) => {
        const transition = isClosed(ticket)
        if (!transition.event) return
        await applyTransition(queries, ticket.companyId, id, transition, by)
      }),
    update: (person, id, webId, change) =>
      changing(person, id, async (queries, ticket, by) => {
        if (ticket.webId !== webId) throw new Failure('not-found')
        await applyChange(queries, ticket, change, by)
      }),
    async delete(person, id) {
      await changing(person, id, (queries, ticket, by) =>
        applyTransition(queries, ticket.companyId, id, isDeleted(ticket), by),
      )
    },
  }
}

/** Reading a ticket is no change of it: `unread` alone leaves history and last change as they are. */
async function applyChange(
  queries: Queries,
  ticket: TicketRow,
  { status, subject, unread }: Schemas['TicketChange'],
  by: Actor & { at: Date },
) {
  const { companyId, id } = ticket
  if (status && status !== ticket.status) {
    const said = status === 'open' ? await listMessages(queries, companyId, id) : []
    const transition = isSetTo(status, ticket, firstUnanswered(said) ?? by.at)
    await applyTransition(queries, companyId, id, transition, by)
  }
  if (subject !== undefined && subject !== ticket.subject) {
    await updateTicket(queries, companyId, id, { subject, updatedAt: by.at })
    await insertEvent(queries, companyId, id, 'changed', by)
  }
  if (unread !== undefined) await updateTicket(queries, companyId, id, { unread })
}

async function requireWeb(queries: Queries, companyId: string, webId: string): Promise<void> {
  if (!(await findWeb(queries, companyId, webId))) throw new Failure('not-found')
}

async function readTicket(queries: Queries, companyId: string, id: string) {
  const row = await findTicket(queries, companyId, id)
  if (!row) throw new Failure('not-found')
  return toTicket(row)
}

function actorOf(person: Person): Actor {
  return { actor: 'support', actorId: person.userId, actorName: person.name }
}

function orderOf(sort: Sort, ticket: TicketRow): number {
  return sort === 'waiting' ? ticket.waitingOrder : ticket.updatedAt.getTime()
}
