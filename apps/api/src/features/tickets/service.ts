import type { components } from '@replybay/api-client'
import type { Queries } from '../../platform/database/database.ts'
import type { tickets } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { findWeb } from '../webs/index.ts'
import { readCursor, writeCursor } from '../../platform/contract/cursor.ts'
import { toSummary, toTicket } from './present.ts'
import { isClosed, isDeleted } from './rules.ts'
import { applyChange } from './changes.ts'
import { claimTicket } from './claims.ts'
import { countTickets } from './counts.ts'
import { countMentions, listMentions, readMentions } from './mentions/mentions.ts'
import type { ListFilter } from './list-filter.ts'
import { findTicket, findTicketRow, listColleagues, listMatchingIds, readPage } from './store.ts'
import { LAST_ORDER, orderOf, type Sort } from './list-order.ts'
import { findPassages } from './passages.ts'
import { actorOf } from './actor.ts'
import { changeEach, type BulkResult } from './bulk.ts'
import { openTicket } from './opening.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import type { Presence } from './presence/presence.ts'
import { avatarUrl, scopeOf } from '../users/index.ts'
import { changeNote, deleteNote, writeNote } from './notes.ts'
import { writeAnswer } from './talking.ts'
import { undoable, undoChange } from './undoing.ts'
import { wholeList } from './whole-list.ts'
import { applyTransition, lockTicket, type Actor } from './writing.ts'

type Schemas = components['schemas']
type TicketRow = typeof tickets.$inferSelect

/** Ids that are answered at once. */
const MOST_IDS = 20_000

interface TicketPage {
  tickets: Schemas['TicketSummary'][]
  nextCursor: string | null
}

interface ListStart {
  sort: Sort
  cursor: string | undefined
}

interface TicketCounts {
  counts: Schemas['TicketCounts']
  openGroups: Schemas['TicketCounts']
  snoozed: Schemas['TicketCounts']
  mentions: number
}

/** Throws Failure `not-found` for what the person's company does not have or has deleted. */
export interface TicketService {
  /** @throws Failure `invalid-request` for a cursor that is not of this list. */
  list(person: Person, filter: ListFilter, page: ListStart & { limit: number }): Promise<TicketPage>
  /** The whole list, in pages. Throws as `list` does. */
  listAll(
    person: Person,
    filter: ListFilter,
    start: ListStart,
  ): Promise<AsyncIterable<Schemas['TicketSummary'][]>>
  count(person: Person, webId: string): Promise<TicketCounts>
  info(person: Person, id: string): Promise<Schemas['Ticket']>
  /**
   * @param key names the answer; with the same key it is stored once.
   * @throws Failure `key-reused` when it names another answer already, `conversation-full` where the ticket takes no more
   *   answers and notes.
   */
  answer(
    person: Person,
    id: string,
    answer: Schemas['Answer'],
    key: string | undefined,
  ): Promise<Schemas['Ticket']>
  /** Throws as `answer` does, and Failure `invalid-request` for a mention of who can't answer tickets, or is not named. */
  note(
    person: Person,
    id: string,
    note: Schemas['NewNote'],
    key: string | undefined,
  ): Promise<Schemas['Ticket']>
  /** Throws as `note` does, and Failure `forbidden` for a note of somebody else. */
  changeNote(
    person: Person,
    id: string,
    noteId: string,
    change: Schemas['NoteChange'],
  ): Promise<Schemas['Ticket']>
  /** @throws Failure `forbidden` for a note of somebody else, but for the owner and admins. */
  deleteNote(person: Person, id: string, noteId: string): Promise<Schemas['Ticket']>
  /**
   * @throws Failure `invalid-request` for a channel on which the customer can't be reached, `key-reused` when the key
   *   names another ticket already.
   */
  open(
    person: Person,
    webId: string,
    ticket: Schemas['NewTicket'],
    key: string | undefined,
  ): Promise<Schemas['Ticket']>
  /** Assigns a ticket that nobody has to who begins to reply, for as long as they go on. */
  claim(person: Person, id: string): Promise<Schemas['Ticket']>
  /** Tells those who follow the ticket's web what the person does in it. */
  tellPresence(person: Person, id: string, presence: Schemas['Presence']): Promise<void>
  ids(person: Person, filter: ListFilter): Promise<{ ids: string[]; hasMore: boolean }>
  /** @param key names the change of each, so that it can be undone; as for those of one. */
  change(
    person: Person,
    webId: string,
    change: Schemas['BulkChange'],
    key: string | undefined,
  ): Promise<BulkResult>
  assignees(person: Person): Promise<Schemas['Assignee'][]>
  /** Throws as `update` does. */
  close(person: Person, id: string, key: string | undefined): Promise<Schemas['Ticket']>
  mentions(person: Person, isRead: boolean): ReturnType<typeof listMentions>
  readMentions(person: Person, id: string): Promise<void>
  /**
   * @param key names the change, so that it can be undone; with the same key it is done once.
   * @throws Failure `key-reused` when it names another change already.
   */
  update(
    person: Person,
    id: string,
    webId: string,
    change: Schemas['TicketChange'],
    key: string | undefined,
  ): Promise<Schemas['Ticket']>
  /** @throws Failure `changed-meanwhile` where what would come back has changed since. */
  undo(person: Person, id: string, key: string): Promise<Schemas['Ticket']>
  delete(person: Person, id: string): Promise<void>
}

export function createTicketService(context: ServerContext, presence: Presence): TicketService {
  const { database } = context
  /** Runs `change` on a ticket that nobody else can change meanwhile; answers it as it is then. */
  const changing = (
    person: Person,
    id: string,
    change: (queries: Queries, ticket: TicketRow, by: Actor & { at: Date }) => Promise<unknown>,
  ) =>
    database.transaction(async (queries) => {
      const ticket = await lockTicket(queries, scopeOf(person), id)
      if (!ticket || ticket.status === 'deleted') throw new Failure('not-found')
      await change(queries, ticket, { ...actorOf(person), at: new Date() })
      return await readTicket(queries, person, id)
    })

  return {
    async listAll(person, filter, { sort, cursor }) {
      const after = cursor === undefined ? undefined : readCursor(sort, cursor, LAST_ORDER[sort])
      await requireWeb(database.queries, person.companyId, filter.webId)
      return await wholeList(database, { scope: scopeOf(person), filter, sort, after })
    },
    async list(person, filter, { sort, limit, cursor }) {
      const { companyId } = person
      const after = cursor === undefined ? undefined : readCursor(sort, cursor, LAST_ORDER[sort])
      await requireWeb(database.queries, companyId, filter.webId)
      const page = { sort, limit: limit + 1, after, now: new Date() }
      const rows = await readPage(database.queries, scopeOf(person), filter, page)
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1)?.ticket : undefined
      const passages = await findPassages(database.queries, companyId, filter.search ?? '', shown)
      return {
        tickets: shown.map((row) => {
          const passage = passages.get(row.ticket.id)
          return { ...toSummary(row, row.lastMessage), ...(passage && { passage }) }
        }),
        nextCursor: last ? writeCursor(sort, { order: orderOf(sort, last), id: last.id }) : null,
      }
    },
    async count(person, webId) {
      const { companyId, userId } = person
      const scope = scopeOf(person)
      await requireWeb(database.queries, companyId, webId)
      const [counts, mentions] = await Promise.all([
        countTickets(database.queries, scope, webId, { userId, now: new Date() }),
        countMentions(database.queries, scope, userId),
      ])
      return { ...counts, mentions }
    },
    async info(person, id) {
      const row = await findTicket(database.queries, scopeOf(person), id)
      if (!row || row.ticket.status === 'deleted') throw new Failure('not-found')
      return toTicket(row)
    },
    answer: (person, id, answer, key) =>
      changing(person, id, (queries, ticket, by) =>
        writeAnswer(context, queries, ticket, { person, answer, key }, by),
      ),
    note: (person, id, note, key) =>
      changing(person, id, (queries, ticket, by) => writeNote(queries, ticket, { person, note, key }, by)),
    changeNote: (person, id, noteId, change) =>
      changing(person, id, (queries, ticket, by) =>
        changeNote(queries, ticket, { person, noteId, change }, by),
      ),
    deleteNote: (person, id, noteId) =>
      changing(person, id, (queries, ticket, by) => deleteNote(queries, ticket, { person, noteId }, by)),
    claim: (person, id) => changing(person, id, claimTicket),
    mentions: (person, isRead) => listMentions(database.queries, scopeOf(person), person.userId, isRead),
    async readMentions(person, id) {
      await requireTicket(database.queries, person, id)
      await readMentions(database.queries, person.userId, id)
    },
    async tellPresence(person, id, does) {
      const { companyId, userId } = person
      const ticket = await requireTicket(database.queries, person, id)
      await presence.tell({ companyId, webId: ticket.webId }, id, userId, does)
    },
    open: (person, webId, { customerId, channel, subject = '', message }, key) =>
      database.transaction(async (queries) => {
        await requireWeb(queries, person.companyId, webId)
        const { companyId, userId } = person
        const content = JSON.stringify([webId, customerId, channel, subject, message])
        const id = await openTicket(context, queries, {
          companyId,
          webId,
          channel,
          subject,
          message,
          from: { person, customerId },
          key: key ? { sender: `${companyId} ${userId}`, key, content } : undefined,
        })
        const ticket = await readTicket(queries, person, id)
        // Opened by an earlier call, and deleted since.
        if (ticket.status === 'deleted') throw new Failure('not-found')
        return ticket
      }),
    async ids(person, filter) {
      await requireWeb(database.queries, person.companyId, filter.webId)
      const limits = { limit: MOST_IDS + 1, now: new Date() }
      const ids = await listMatchingIds(database.queries, scopeOf(person), filter, limits)
      return { ids: ids.slice(0, MOST_IDS), hasMore: ids.length > MOST_IDS }
    },
    async change(person, webId, change, key) {
      await requireWeb(database.queries, person.companyId, webId)
      return await changeEach(database, person, webId, change, key)
    },
    async assignees({ companyId }) {
      const rows = await listColleagues(database.queries, companyId)
      return rows.map(({ id, name, avatar }) => ({
        _id: id,
        name,
        ...(avatar && { avatarUrl: avatarUrl(avatar) }),
      }))
    },
    close: (person, id, key) =>
      changing(person, id, (queries, ticket, by) =>
        undoable(queries, ticket, { key, content: { status: 'closed' }, by }, async () => {
          const transition = isClosed(ticket)
          if (!transition.event) return undefined
          return await applyTransition(queries, ticket.companyId, id, transition, by)
        }),
      ),
    update: (person, id, webId, change, key) =>
      changing(person, id, async (queries, ticket, by) => {
        if (ticket.webId !== webId) throw new Failure('not-found')
        await undoable(queries, ticket, { key, content: change, by }, () =>
          applyChange(queries, ticket, change, by),
        )
      }),
    undo: (person, id, key) =>
      changing(person, id, (queries, ticket, by) => undoChange(queries, ticket, key, by)),
    async delete(person, id) {
      await changing(person, id, (queries, ticket, by) =>
        applyTransition(queries, ticket.companyId, id, isDeleted(ticket), by),
      )
    },
  }
}

async function requireWeb(queries: Queries, companyId: string, webId: string): Promise<void> {
  if (!(await findWeb(queries, companyId, webId))) throw new Failure('not-found')
}

async function requireTicket(queries: Queries, person: Person, id: string): Promise<TicketRow> {
  const ticket = await findTicketRow(queries, scopeOf(person), id)
  if (!ticket || ticket.status === 'deleted') throw new Failure('not-found')
  return ticket
}

async function readTicket(queries: Queries, person: Person, id: string) {
  const row = await findTicket(queries, scopeOf(person), id)
  if (!row) throw new Failure('not-found')
  return toTicket(row)
}
