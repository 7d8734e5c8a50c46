import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/sql-state.ts'
import type { customers } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import {
  actorOf,
  addCustomerWords,
  applyTransition,
  customerWords,
  findSummaries,
  findFactsOfMany,
  findTicketFacts,
  findWritable,
  isClosed,
  lockCustomer,
  lockTicket,
  searchQuery,
  tellOfCustomer,
  toCustomer,
  toSummary,
  type TicketState,
} from '../tickets/index.ts'
import { scopeOf } from '../users/index.ts'
import {
  findCustomer,
  isTaken,
  listOpenTicketIds,
  lockTicketsOf,
  newestFirst,
  ofCustomer,
  searchCustomers,
  updateCustomer,
} from './store.ts'

type Schemas = components['schemas']

/** Tickets that are closed in one transaction. */
const BATCH = 50

interface WithTickets {
  customer: Schemas['CustomerRecord']
  tickets: Schemas['TicketSummary'][]
}

/** Throws Failure `not-found` for a customer whom the person's company does not have. */
export interface CustomerService {
  search(person: Person, text: string): Promise<Schemas['CustomerRecord'][]>
  info(person: Person, id: string): Promise<WithTickets>
  /** @throws Failure `conflict` when another customer has the address, `changed-meanwhile` as `seen` says. */
  update(person: Person, id: string, change: Schemas['CustomerChange']): Promise<WithTickets>
}

export function createCustomerService(database: Database): CustomerService {
  return {
    async search(person, text) {
      const { companyId } = person
      const query = searchQuery(text)
      if (query === undefined) return []
      const found = await searchCustomers(database.queries, companyId, query)
      const ids = found.map(({ id }) => id)
      const facts = await findFactsOfMany(database.queries, scopeOf(person), ids)
      return found.map((customer) => toRecord(customer, facts(customer.id)))
    },
    info: (person, id) => read(database.queries, person, id),
    async update(person, id, { name, email, phone, blocked, seen }) {
      const { companyId } = person
      await database.transaction(async (queries) => {
        // An address is a key of the customer: its change locks the row for itself alone, which must not wait for its tickets.
        const strength = email === undefined ? 'no key update' : 'update'
        const customer = await lockCustomer(queries, companyId, id, strength)
        if (!customer) throw new Failure('not-found')
        requireSeen(customer, seen)
        await lockTicketsOf(queries, companyId, id)
        const address = email?.toLowerCase()
        if (address && (await isTaken(queries, companyId, address, id))) throw new Failure('conflict')
        const known = {
          ...(name !== undefined && { name: name.trim() }),
          ...(email !== undefined && { email: address ?? null }),
          ...(phone !== undefined && { phone }),
        }
        await updateCustomer(queries, companyId, id, {
          ...known,
          ...(blocked !== undefined && { blockedAt: blocked ? (customer.blockedAt ?? new Date()) : null }),
          words: customerWords({ ...customer, ...known }),
        }).catch(refuseTaken)
        await addCustomerWords(queries, { id, ...known })
        await tellOfCustomer(queries, id)
      })
      if (blocked) await closeAll(database, person, id)
      return await read(database.queries, person, id)
    },
  }
}

/** What somebody else has changed since is not overwritten. */
function requireSeen(now: typeof customers.$inferSelect, seen: Schemas['CustomerChange']['seen'] = {}): void {
  const facts = ['name', 'email', 'phone'] as const
  const changed = facts.filter((fact) => seen[fact] !== undefined && !isSame(seen[fact], now[fact]))
  if (changed.length === 0) return
  const fields = changed.map((fact) => ({
    path: `/body/${fact}`,
    message: 'has changed since it was loaded',
  }))
  throw new Failure('changed-meanwhile', { fields })
}

/** Another customer may be given the address at the same time. */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new Failure('conflict') : error
}

async function read(queries: Queries, person: Person, id: string): Promise<WithTickets> {
  const { companyId } = person
  const scope = scopeOf(person)
  const customer = await findCustomer(queries, companyId, id)
  if (!customer) throw new Failure('not-found')
  const rows = await findSummaries(queries, scope, ofCustomer(id), newestFirst)
  const facts = await findTicketFacts(queries, scope, id)
  return {
    customer: {
      ...toRecord(customer, facts),
      writable: await findWritable(queries, companyId, id, facts.channels),
    },
    tickets: rows.map((row) => toSummary(row, row.lastMessage)),
  }
}

/**
 * Closes the tickets of a blocked customer, some at a time: whoever works on one of them does not wait for all. What a
 * crash leaves open is closed when the customer is blocked once more.
 */
async function closeAll(database: Database, person: Person, customerId: string): Promise<void> {
  let after = ''
  for (;;) {
    const ids = await database.transaction((queries) => closeSome(queries, person, customerId, after))
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) return
    after = last
  }
}

/** @returns the ids of those that were looked at, none once the customer is let in again. */
async function closeSome(
  queries: Queries,
  person: Person,
  customerId: string,
  after: string,
): Promise<string[]> {
  const { companyId } = person
  const customer = await lockCustomer(queries, companyId, customerId, 'share')
  if (!customer?.blockedAt) return []
  const by = { ...actorOf(person), at: new Date() }
  const ids = await listOpenTicketIds(queries, companyId, customerId, { after, limit: BATCH })
  for (const id of ids) {
    const ticket = await lockTicket(queries, { companyId }, id)
    if (ticket && isOpen(ticket)) await applyTransition(queries, companyId, id, isClosed(ticket), by)
  }
  return ids
}

/** Addresses are kept in small letters. */
const isSame = (one: string | null | undefined, other: string | null) =>
  (one ?? '').toLowerCase() === (other ?? '').toLowerCase()

/** Somebody may have closed or deleted it meanwhile. */
const isOpen = ({ status }: TicketState) => status === 'open' || status === 'answered'

function toRecord(
  customer: typeof customers.$inferSelect,
  { channels, isVerified, ticketCount, openCount }: Awaited<ReturnType<typeof findTicketFacts>>,
): Schemas['CustomerRecord'] {
  return {
    ...toCustomer(customer),
    blocked: customer.blockedAt !== null,
    channels,
    ticketCount,
    openCount,
    ...(customer.email !== null && isVerified !== null && { verified: isVerified }),
    createdAt: customer.createdAt.toISOString(),
  }
}
