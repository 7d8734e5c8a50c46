/** What a customer may return, and what they see of it. */
import type { components } from '@replybay/api-client'
import { refundOf } from '../returns/return-rules.ts'
import { articleKey, type ArticleRow, type OrderRow, type ReturnRow } from '../store.ts'
import type { Line, ReturnEvent } from '../tables.ts'

type Schemas = components['schemas']
type Articles = ReadonlyMap<string, ArticleRow>
type LineReason = NonNullable<Schemas['CustomerOrderLine']['reason']>
type StepKind = Schemas['CustomerReturnStep']['kind']

const DAY_MS = 24 * 3_600_000

/** Until when an order can be returned; undefined where nothing says so. */
export function lastDayOf({ sentAt }: Pick<OrderRow, 'sentAt'>, returnDays: number | null): Date | undefined {
  if (returnDays === null || !sentAt) return undefined
  return new Date(sentAt.getTime() + returnDays * DAY_MS)
}

/**
 * The lines of an order, one for each article.
 *
 * @param returnable what was sent and is in no other return
 */
export function orderLines(
  order: Pick<OrderRow, 'status' | 'items' | 'platform'>,
  { returnable, lastDay, now }: { returnable: readonly Line[]; lastDay: Date | undefined; now: Date },
  articles: Articles,
): Schemas['CustomerOrderLine'][] {
  const isSent = order.status === 'sent'
  const isLate = lastDay !== undefined && now > lastDay
  return [...Map.groupBy(order.items, ({ SKU }) => SKU)].map(([SKU, lines]) => {
    const left = countOf(returnable.filter((line) => line.SKU === SKU))
    const reason: LineReason | undefined = isSent
      ? left === 0
        ? 'returned'
        : isLate
          ? 'too-late'
          : undefined
      : 'not-sent'
    const price = lines[0]?.price
    return {
      ...shownLine({ SKU, quantity: countOf(lines), name: lines[0]?.name }, order.platform, articles),
      returnable: reason ? 0 : left,
      ...(reason && { reason }),
      ...(price !== undefined && { price }),
    }
  })
}

const countOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** An article with what is known of it. */
function shownLine(
  { SKU, quantity, name }: { SKU: string; quantity: number; name?: string | undefined },
  platform: string,
  articles: Articles,
) {
  const article = articles.get(articleKey(platform, SKU))
  const shownName = name || article?.name
  return {
    SKU,
    quantity,
    ...(shownName && { name: shownName }),
    ...(article?.imageUrl && { imageUrl: article.imageUrl }),
  }
}

/** What each event of a return is to its customer; undefined for what does not concern them. */
const stepKinds: Readonly<Record<ReturnEvent['kind'], StepKind | undefined>> = {
  requested: 'requested',
  approved: 'approved',
  approve: 'approved',
  decline: 'declined',
  arrive: 'arrived',
  handled: 'checked',
  dispute: undefined,
  'dispute-closed': undefined,
  'exchange-accepted': 'exchange-accepted',
  'exchange-declined': 'exchange-declined',
  'refund-requested': undefined,
  refunded: undefined,
  'refund-failed': undefined,
  'refunded-elsewhere': undefined,
}

const DECLINING: ReadonlySet<StepKind> = new Set(['declined', 'exchange-declined'])

/** What has happened to a return, each step once. Of the team's comments, those alone with which it declined. */
function stepsOf({
  history,
  comments,
}: Pick<ReturnRow, 'history' | 'comments'>): Schemas['CustomerReturnStep'][] {
  const steps = new Map<StepKind, Schemas['CustomerReturnStep']>()
  for (const event of history) {
    const kind = stepKinds[event.kind]
    if (!kind || steps.has(kind)) continue
    const comment = DECLINING.has(kind) ? commentOf(event, comments) : undefined
    steps.set(kind, { kind, at: event.createdAt, ...(comment && { comment }) })
  }
  return [...steps.values()]
}

/** What a colleague said with a step: it has the moment of the step. */
function commentOf({ createdAt, actorName }: ReturnEvent, comments: ReturnRow['comments']) {
  return comments.find((each) => each.createdAt === createdAt && each.authorName === actorName)?.comment
}

/** @param sendTo the shop's address, line by line */
export function shownReturn(
  row: ReturnRow,
  {
    articles,
    messages,
    sendTo,
  }: {
    articles: Articles
    messages: readonly { id: string; text: string; createdAt: Date }[]
    sendTo: readonly string[]
  },
): Schemas['CustomerReturn'] {
  const { exchange, platform } = row
  return {
    status: row.status,
    items: row.items.map((line) => shownLine(line, platform, articles)),
    steps: stepsOf(row),
    ...(row.trackingNumber && { trackingNumber: row.trackingNumber }),
    ...(exchange && {
      exchange: {
        ...shownLine({ ...exchange, quantity: exchange.quantity ?? 1 }, platform, articles),
        state: exchange.state,
      },
    }),
    ...(row.status === 'in-transit' && sendTo.length > 0 && { sendTo: [...sendTo] }),
    ...(row.inspectedAt && { refund: refundOf(row) }),
    messages: messages.map(({ createdAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** The shop's address, line by line; nothing where it is not known. */
export function addressLines(
  company:
    | { name: string | null; address: { street?: string; postalCode?: string; city?: string } | null }
    | undefined,
): string[] {
  const { street, postalCode, city } = company?.address ?? {}
  if (!company || !street) return []
  return [company.name, street, [postalCode, city].filter(Boolean).join(' ')].filter((line): line is string =>
    Boolean(line),
  )
}

/** How a number may be written that somebody has typed: in the letters of the shop, without the sign before it. */
export function spellingsOf(typed: string): string[] {
  const number = typed.trim().replace(/^#\s*/, '')
  return [...new Set([number, number.toUpperCase(), typed.trim()])]
}
