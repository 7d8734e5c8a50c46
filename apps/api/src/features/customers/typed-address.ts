import type { Queries } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import {
  addCustomerWords,
  customerWords,
  findTicketRow,
  lockCustomer,
  noteTypedAddress,
  receiveMessage,
} from '../tickets/index.ts'
import { isTaken, updateCustomer } from './store.ts'

/**
 * Keeps an address that the customer of a ticket has typed, which nobody has proved: as a message, and as the customer's where
 * they have none and nobody else has it. Whether somebody has is not told to who types it.
 *
 * @throws Failure `not-found`, `conversation-full`.
 */
export async function keepTypedAddress(
  context: Pick<ServerContext, 'tellSaid'>,
  queries: Queries,
  { companyId, ticketId }: { companyId: string; ticketId: string },
  typed: string,
): Promise<void> {
  const email = typed.toLowerCase()
  const ticket = await findTicketRow(queries, { companyId }, ticketId)
  const customer = ticket?.customerId && (await lockCustomer(queries, companyId, ticket.customerId, 'update'))
  if (!customer) throw new Failure('not-found')
  const isNew = customer.email === null && !(await isTaken(queries, companyId, email, customer.id))
  const known = { ...customer, email }
  if (isNew) await updateCustomer(queries, companyId, customer.id, { email, words: customerWords(known) })
  // Left twice, because an answer was lost, it is one message.
  const key = `address ${email}`
  await receiveMessage(context, queries, { companyId, ticketId, text: email, key })
  if (!isNew) return
  await noteTypedAddress(queries, { companyId, ticketId })
  await addCustomerWords(queries, known)
}
