/** How much one conversation holds, so that a ticket can always be read as a whole. */
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { messages, ticketNotes } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { ticketsFailures } from './failures.ts'

interface Held {
  /** Number of texts. */
  texts: number
  /** Of all texts together, in UTF-8. */
  bytes: number
}

/** Of each side; the team's are answers and notes together. The contract says both at each call that writes. */
const MOST = {
  visitor: { texts: 2_000, bytes: 500_000 },
  team: { texts: 5_000, bytes: 1_000_000 },
} satisfies Record<string, Held>

type Side = keyof typeof MOST

/**
 * Refuses a text for which the conversation has no room left. The ticket is locked: no other text comes in between.
 *
 * @param former what it takes the place of, if anything.
 * @throws Failure `conversation-full`
 */
export async function requireRoom(
  queries: Queries,
  ticketId: string,
  side: Side,
  text: string,
  former?: string,
): Promise<void> {
  const more = Buffer.byteLength(text) - Buffer.byteLength(former ?? '')
  // What becomes shorter always has room.
  if (former !== undefined && more <= 0) return
  const held = await countHeld(queries, ticketId, side)
  const most = MOST[side]
  const texts = held.texts + (former === undefined ? 1 : 0)
  if (texts > most.texts || held.bytes + more > most.bytes)
    throw new Failure(ticketsFailures.conversationFull)
}

/** The length in bytes is known of a text without reading it, that in characters is not. */
async function countHeld(queries: Queries, ticketId: string, side: Side): Promise<Held> {
  const isOfSide =
    side === 'visitor' ? sql`${messages.author} = 'customer'` : sql`${messages.author} <> 'customer'`
  const said = queries
    .select({ bytes: sql<number>`octet_length(${messages.text})`.as('bytes') })
    .from(messages)
    .where(and(eq(messages.ticketId, ticketId), isOfSide))
  const noted = queries
    .select({ bytes: sql<number>`octet_length(${ticketNotes.text})`.as('bytes') })
    .from(ticketNotes)
    .where(eq(ticketNotes.ticketId, ticketId))
  const written = (side === 'team' ? said.unionAll(noted) : said).as('written')
  const [held] = await queries
    .select({
      texts: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${written.bytes}), 0)::int`,
    })
    .from(written)
  if (!held) throw new Error('A count answers a row.')
  return held
}
