/** What a customer asks for on the return page, and writes about it. */
import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Customer } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { askForPerson, openTicket, receiveMessage } from '../../tickets/index.ts'
import { findReturnRules } from '../../users/index.ts'
import { warehouseFailures } from '../failures.ts'
import { once } from '../once.ts'
import { openReturn } from '../returns/open-return.ts'
import { articleKey, findArticles, findReturn, type OrderRow, type ReturnRow } from '../store.ts'
import { mailCustomer } from './mail.ts'
import { localeOf } from './mail-texts.ts'
import { photoUrl } from './photos.ts'
import { lastDayOf } from './rules.ts'
import { findTicketOfReturn, givePhotos, insertReturnTicket } from './store.ts'
import { ticketTexts } from './ticket-texts.ts'

type Request = components['schemas']['CustomerReturnRequest']

interface Asked {
  customer: Customer
  order: OrderRow
  request: Request
  key: string | undefined
}

const writerOf = ({ companyId, orderId }: Customer) => ({ companyId, userId: `customer of ${orderId}` })

/**
 * Opens a return with its ticket, once.
 *
 * @throws Failure `wrong-status` where the order can't be returned any more, `out-of-stock`, `invalid-request`, `open-return`
 */
export async function askForReturn(
  context: ServerContext,
  queries: Queries,
  { customer, order, request, key }: Asked,
): Promise<void> {
  const call = { person: writerOf(customer), key, operation: 'askForReturn', body: request }
  await once(queries, call, async () => {
    await requireInTime(queries, order)
    await requireStock(queries, order, request.exchange)
    const { items, photos: ids = [], exchange, language } = request
    const reason = reasonOf(order, items)
    const photos = ids.map(photoUrl)
    const asked = { orderNumber: order.number, items, reason, ...(exchange && { exchange }) }
    const returnId = await openReturn(queries, customer.companyId, asked, { photos })
    if ((await givePhotos(queries, order.id, ids, returnId)).length < ids.length) {
      const fields = [{ path: '/body/photos', message: 'names one that is not there' }]
      throw new Failure('invalid-request', { fields })
    }
    const row = await findReturn(queries, customer.companyId, order.number)
    if (row) await openReturnTicket(context, queries, { customer, order, row, language })
    await mailCustomer(queries, context, { order, webId: customer.webId, language })
    return returnId
  })
}

async function requireInTime(queries: Queries, order: OrderRow): Promise<void> {
  const { returnDays } = await findReturnRules(queries, order.companyId)
  const lastDay = lastDayOf(order, returnDays)
  if (lastDay && new Date() > lastDay) throw new Failure(warehouseFailures.wrongStatus)
}

async function requireStock(queries: Queries, order: OrderRow, wanted: Request['exchange']): Promise<void> {
  if (!wanted) return
  const { companyId, platform } = order
  const articles = await findArticles(queries, companyId, [{ platform, sku: wanted.SKU }])
  const stock = articles.get(articleKey(platform, wanted.SKU))?.quantity
  if (stock !== undefined && stock < wanted.quantity) throw new Failure(warehouseFailures.outOfStock)
}

/** One reason for all, or each with the article that it is about. */
function reasonOf({ items: sold }: OrderRow, items: Request['items']): string {
  const reasons = new Set(items.map(({ reason }) => reason.trim()))
  if (reasons.size === 1) return [...reasons].join('')
  const nameOf = (SKU: string) => sold.find((line) => line.SKU === SKU)?.name ?? SKU
  return items
    .map(({ SKU, reason }) => `${nameOf(SKU)}: ${reason.trim()}`)
    .join('\n')
    .slice(0, 2_000)
}

/** @returns the ticket's id. It is the team's: there is something to decide, which the AI agent can't. */
async function openReturnTicket(
  context: ServerContext,
  queries: Queries,
  {
    customer,
    order,
    row,
    language,
  }: { customer: Customer; order: OrderRow; row: ReturnRow; language?: string | undefined },
): Promise<string> {
  const { companyId, webId, orderId } = customer
  const texts = ticketTexts[localeOf(language ?? order.language)]
  const { email, name } = order.customer
  const ticketId = await openTicket(context, queries, {
    companyId,
    webId,
    channel: 'web',
    subject: texts.subject(order.number),
    message: texts.message(row),
    from: { customer: { name, ...(email && { email: email.toLowerCase() }), language: language ?? null } },
  })
  await askForPerson(queries, { companyId, ticketId }, '')
  const now = new Date()
  const joined = { returnId: row.id, companyId, ticketId, orderId, createdAt: now, mailedAt: now }
  await insertReturnTicket(queries, joined)
  return ticketId
}

/** Adds what the customer writes to the ticket of the return; one that has none gets one. */
export async function writeAboutReturn(
  context: ServerContext,
  queries: Queries,
  {
    customer,
    order,
    text,
    key,
  }: { customer: Customer; order: OrderRow; text: string; key: string | undefined },
): Promise<void> {
  const { companyId } = customer
  const row = await findReturn(queries, companyId, order.number)
  if (!row) throw new Failure('not-found')
  const call = { person: writerOf(customer), key, operation: 'writeAboutReturn', body: { text } }
  await once(queries, call, async () => {
    const known = await findTicketOfReturn(queries, row.id)
    const ticketId = known?.ticketId ?? (await openReturnTicket(context, queries, { customer, order, row }))
    await receiveMessage(context, queries, { companyId, ticketId, text })
    return ticketId
  })
}
