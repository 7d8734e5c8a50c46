import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Customer } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { oncePerServer } from '../../../platform/once-per-server.ts'
import { createRateLimit } from '../../../platform/rate-limits/rate-limit.ts'
import { hashToken, newToken } from '../../../platform/secrets/tokens.ts'
import type { HousekeepingTask, ServerContext } from '../../../platform/server-feature.ts'
import { findCompanyAddress, findReturnPolicy, findReturnRules, mayUse } from '../../users/index.ts'
import { holdWeb, readWidget, requireWebFor } from '../../webs/index.ts'
import { listReturnable } from '../returns/open-return.ts'
import { findArticles, findReturn, type OrderRow, type ReturnRow } from '../store.ts'
import { askForReturn, writeAboutReturn } from './ask.ts'
import { createOrderLookup } from './lookup.ts'
import { localeOf } from './mail-texts.ts'
import { addPhoto } from './photos.ts'
import { addressLines, lastDayOf, orderLines, shownReturn } from './rules.ts'
import {
  deleteUnusedTokens,
  findOrderById,
  findOrderToken,
  findTicketOfReturn,
  insertOrderToken,
  listInStock,
  listOwnMessages,
  noteTokenUse,
} from './store.ts'

type Schemas = components['schemas']

/** A token that was not used for so long has expired; in ms. */
const TOKEN_LIFE_MS = 90 * 24 * 3_600_000
/** The use of a token is noted no more often; in ms. */
const NOTE_EVERY_MS = 3_600_000
const MINUTE_MS = 60_000
/** More of an article is told as so many. */
const MOST_STOCK = 10

export type ReturnPageService = ReturnType<typeof createReturnPageService>

export const returnPageService = oncePerServer(createReturnPageService)

/** The customer's own return page: an addition to the specification. */
function createReturnPageService(context: ServerContext) {
  const { database, blobs } = context
  const lookup = createOrderLookup(database)
  const limit = (name: string, attempts: number, minutes: number) =>
    createRateLimit(database, { name: `return-page-${name}`, attempts, windowMs: minutes * MINUTE_MS })
  const pages = limit('page', 120, 1)
  const reads = limit('read', 60, 1)
  const searches = limit('search', 60, 1)
  const photos = limit('photo', 20, 60)
  const requests = limit('request', 20, 60)
  const messages = limit('message', 20, 60)

  /** @throws Failure `not-found` also where the company does without the warehouse. */
  async function requireWeb(webId: string) {
    const web = await requireWebFor(database.queries, webId, undefined)
    if (!(await mayUse(database.queries, web.companyId, 'warehouse'))) throw new Failure('not-found')
    return web
  }

  async function orderOf({ companyId, orderId }: Customer, queries: Queries = database.queries) {
    const order = await findOrderById(queries, companyId, orderId)
    if (!order || !(await mayUse(queries, companyId, 'warehouse'))) throw new Failure('not-found')
    return order
  }

  return {
    async page(webId: string, language: string | undefined, sender: string): Promise<Schemas['ReturnPage']> {
      await pages.take(sender)
      const web = await requireWeb(webId)
      const { title, themeColor, logoUrl, language: first } = await readWidget(database, web, language)
      const policy = await findReturnPolicy(database.queries, web.companyId)
      const text = policy?.translations?.[localeOf(language ?? first)]?.trim() || policy?.text.trim()
      return {
        title,
        themeColor,
        logoUrl,
        ...(first && { language: first }),
        policy: text || null,
        returnDays: policy?.returnDays ?? null,
      }
    },
    async find({ webId, orderNumber, email }: Schemas['OrderLookup'], sender: string) {
      const { companyId } = await requireWeb(webId)
      const order = await lookup.find({ webId, companyId, orderNumber, email, sender })
      const token = newToken('order')
      const now = new Date()
      await insertOrderToken(database.queries, {
        tokenHash: hashToken(token),
        companyId,
        orderId: order.id,
        webId,
        createdAt: now,
        lastUsedAt: now,
      })
      return { order: await present(database.queries, order), token }
    },
    async read(customer: Customer) {
      await reads.take(customer.orderId)
      return await present(database.queries, await orderOf(customer))
    },
    async exchanges(customer: Customer, { SKU, search }: { SKU: string; search?: string }) {
      await searches.take(customer.orderId)
      const order = await orderOf(customer)
      const price = order.items.find((line) => line.SKU === SKU)?.price ?? 0
      const rows = await listInStock(database.queries, order, { SKU, price, search })
      return rows.map(({ sku, name, imageUrl, price: cost, quantity }): Schemas['ExchangeArticle'] => ({
        SKU: sku,
        ...(name && { name }),
        ...(imageUrl && { imageUrl }),
        ...(cost !== null && { price: cost }),
        stock: Math.min(quantity, MOST_STOCK),
      }))
    },
    async addPhoto(customer: Customer, file: Uint8Array): Promise<Schemas['ReturnPhoto']> {
      await photos.take(customer.orderId)
      return await addPhoto(database, blobs, customer, file)
    },
    async ask(customer: Customer, request: Schemas['CustomerReturnRequest'], key: string | undefined) {
      await requests.take(customer.orderId)
      return await database.transaction(async (queries) => {
        // Before orders, customers and tickets, as whoever deletes the account does.
        await holdWeb(queries, customer.companyId, customer.webId)
        const order = await orderOf(customer, queries)
        await askForReturn(context, queries, { customer, order, request, key })
        return await present(queries, order)
      })
    },
    async write(customer: Customer, text: string, key: string | undefined) {
      await messages.take(customer.orderId)
      return await database.transaction(async (queries) => {
        // Before orders, customers and tickets, as whoever deletes the account does.
        await holdWeb(queries, customer.companyId, customer.webId)
        const order = await orderOf(customer, queries)
        await writeAboutReturn(context, queries, { customer, order, text, key })
        return await present(queries, order)
      })
    },
    async findCustomer(token: string): Promise<Customer | undefined> {
      const now = Date.now()
      const tokenHash = hashToken(token)
      const found = await findOrderToken(database.queries, tokenHash, new Date(now - TOKEN_LIFE_MS))
      if (!found) return undefined
      if (found.lastUsedAt.getTime() < now - NOTE_EVERY_MS) {
        await noteTokenUse(database.queries, tokenHash, new Date(now))
      }
      const { companyId, orderId, webId } = found
      return { kind: 'customer', companyId, orderId, webId }
    },
  }
}

async function present(queries: Queries, order: OrderRow): Promise<Schemas['CustomerOrder']> {
  const { companyId, platform, number } = order
  const row = await findReturn(queries, companyId, number)
  const { returnDays } = await findReturnRules(queries, companyId)
  const lastDay = lastDayOf(order, returnDays)
  const skus = [...order.items, ...(row?.exchange ? [row.exchange] : [])].map(({ SKU }) => SKU)
  const articles = await findArticles(
    queries,
    companyId,
    skus.map((sku) => ({ platform, sku })),
  )
  const returnable = await listReturnable(queries, order)
  return {
    orderNumber: number,
    currency: order.currency,
    lines: orderLines(order, { returnable, lastDay, now: new Date() }, articles),
    ...(lastDay && { lastDay: lastDay.toISOString() }),
    ...(row && { return: await presentReturn(queries, row, articles) }),
  }
}

async function presentReturn(
  queries: Queries,
  row: ReturnRow,
  articles: Awaited<ReturnType<typeof findArticles>>,
): Promise<Schemas['CustomerReturn']> {
  const ticket = await findTicketOfReturn(queries, row.id)
  const messages = ticket ? await listOwnMessages(queries, ticket.ticketId) : []
  const sendTo = addressLines(await findCompanyAddress(queries, row.companyId))
  return shownReturn(row, { articles, messages, sendTo })
}

export const expireOrderTokens: HousekeepingTask = async ({ database }, now) => {
  await deleteUnusedTokens(database.queries, new Date(now.getTime() - TOKEN_LIFE_MS))
}
