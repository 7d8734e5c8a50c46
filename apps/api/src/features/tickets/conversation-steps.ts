/** What a visitor does in their conversation beside writing. */
import type { components } from '@replybay/api-client'
import type { Queries } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { isWithTeam } from './agent.ts'
import { isCustomerBlocked } from './customer-rows.ts'
import { isHandedOff } from './rules.ts'
import { isAnsweredByPerson } from './store.ts'
import type { tickets } from './tables.ts'
import { applyTransition, BY_CUSTOMER, lockTicket, updateTicket } from './writing.ts'

interface Own {
  companyId: string
  ticketId: string
}

/** Leaves the conversation to people, unless they have it. @param name the agent's. @throws Failure `not-found`. */
export async function askForPerson(queries: Queries, own: Own, name: string): Promise<void> {
  const { companyId, ticketId } = own
  const ticket = await lockOwn(queries, own)
  if (isWithTeam(ticket, await isAnsweredByPerson(queries, companyId, ticketId))) return
  // What a blocked customer does, nobody is told.
  if (await isCustomerBlocked(queries, ticket.customerId)) return
  const at = new Date()
  const agent = { actor: 'agent', actorId: null, actorName: name } as const
  await applyTransition(queries, companyId, ticketId, isHandedOff(ticket, at), {
    ...agent,
    at,
    reason: 'asks-for-person',
  })
}

/** Keeps what the customer says of how they were helped. @throws Failure `not-found`, or `conflict` unless it is closed. */
export async function rate(
  queries: Queries,
  own: Own,
  { grade, comment }: components['schemas']['Rating'],
): Promise<void> {
  if ((await lockOwn(queries, own)).status !== 'closed') throw new Failure('conflict')
  const rating = { rating: grade, ratingComment: comment?.trim() || null }
  await updateTicket(queries, own.companyId, own.ticketId, rating, BY_CUSTOMER)
}

async function lockOwn(queries: Queries, { companyId, ticketId }: Own): Promise<typeof tickets.$inferSelect> {
  const ticket = await lockTicket(queries, { companyId }, ticketId)
  if (!ticket || ticket.status === 'deleted') throw new Failure('not-found')
  return ticket
}

/** The customer of a ticket has typed an address, and has not proved it. @throws Failure `not-found`. */
export async function noteTypedAddress(queries: Queries, own: Own): Promise<void> {
  await lockOwn(queries, own)
  await updateTicket(queries, own.companyId, own.ticketId, { customerVerified: false }, BY_CUSTOMER)
}
