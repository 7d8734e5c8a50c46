import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import { attachments } from '../attachments/tables.ts'
import { invitations } from '../auth/tables.ts'
import { cannedAnswers } from '../canned-answers/tables.ts'
import { customers } from '../customers/tables.ts'
import { messages, ticketEvents, ticketNotes, tickets } from '../tickets/tables.ts'
import { companies, users } from './tables.ts'
import { ticketViews } from '../views/tables.ts'
import { guilds, webs } from '../webs/tables.ts'

const PAGE = 1_000

interface Kind {
  name: string
  table: PgTable & { id: PgColumn }
  /** Whose the rows are. */
  company: PgColumn
  /** What opens something, or is about how a row is stored. */
  but: readonly string[]
  /** Which of them, where not all: nothing of a deleted ticket is told. */
  only?: SQL
}

const isListed = sql`${tickets.status} <> 'deleted'`
const ofListed = (ticketId: PgColumn) =>
  sql`exists (select from ${tickets} where ${tickets.id} = ${ticketId} and ${isListed})`
/** Of a customer without any ticket nothing was deleted. */
const hasListed = sql`(
  exists (select from ${tickets} where ${tickets.customerId} = ${customers.id} and ${isListed})
  or not exists (select from ${tickets} where ${tickets.customerId} = ${customers.id})
)`

const kinds: readonly Kind[] = [
  { name: 'company', table: companies, company: companies.id, but: [] },
  {
    name: 'people',
    table: users,
    company: users.companyId,
    but: ['passwordHash', 'registrationHash', 'avatar'],
  },
  {
    name: 'invitations',
    table: invitations,
    company: invitations.companyId,
    but: ['tokenHash', 'linkHash'],
  },
  { name: 'webs', table: webs, company: webs.companyId, but: [] },
  { name: 'guilds', table: guilds, company: guilds.companyId, but: [] },
  { name: 'customers', table: customers, company: customers.companyId, but: [], only: hasListed },
  {
    name: 'tickets',
    table: tickets,
    company: tickets.companyId,
    but: ['waitingOrder', 'touchedAt'],
    only: isListed,
  },
  {
    name: 'messages',
    table: messages,
    company: messages.companyId,
    but: [],
    only: ofListed(messages.ticketId),
  },
  {
    name: 'notes',
    table: ticketNotes,
    company: ticketNotes.companyId,
    but: [],
    only: ofListed(ticketNotes.ticketId),
  },
  {
    name: 'attachments',
    table: attachments,
    company: attachments.companyId,
    but: ['blob'],
    only: ofListed(attachments.ticketId),
  },
  { name: 'views', table: ticketViews, company: ticketViews.companyId, but: [] },
  { name: 'cannedAnswers', table: cannedAnswers, company: cannedAnswers.companyId, but: [] },
  {
    name: 'ticketEvents',
    table: ticketEvents,
    company: ticketEvents.companyId,
    but: [],
    only: ofListed(ticketEvents.ticketId),
  },
]

/** Everything that is stored of the company, as JSON in pieces: no more than a page of it is in memory at once. */
export async function* exportAccount(
  database: Database,
  companyId: string,
  now: Date,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now)}`
  for (const kind of kinds) {
    yield `,\n"${kind.name}":[`
    let separator = ''
    for await (const row of rowsOf(database, kind, companyId)) {
      yield `${separator}\n${JSON.stringify(row)}`
      separator = ','
    }
    yield ']'
  }
  yield '}\n'
}

async function* rowsOf({ queries }: Database, kind: Kind, companyId: string) {
  const { table, company, but, only } = kind
  let after: SQL | undefined
  for (;;) {
    const rows: Record<string, unknown>[] = await queries
      .select()
      .from(table)
      .where(and(eq(company, companyId), only, after))
      .orderBy(asc(table.id))
      .limit(PAGE)
    for (const row of rows) {
      yield Object.fromEntries(Object.entries(row).filter(([name]) => !but.includes(name)))
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = gt(table.id, last['id'])
  }
}
