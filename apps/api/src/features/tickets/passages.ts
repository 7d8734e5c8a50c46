import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { messages, ticketNotes } from './tables.ts'
import { searchWords, wantedWords } from './search-words.ts'

/** Messages and notes of one ticket that are looked at, the newest. */
const MOST_TEXTS = 50
/** Of one text, in characters: what is looked at, what is shown, and what of it stands before the first hit. */
const [MOST_LOOKED_AT, LENGTH, BEFORE] = [4_000, 200, 24]

/** A ticket that was found, with what was read of it anyway. */
interface Found {
  ticket: { id: string; subject: string }
  lastMessage: { text: string }
}

interface Said extends Record<string, unknown> {
  /** The ticket's. */
  id: string
  text: string
}

/**
 * What was searched for in each of these tickets, for those whose subject, messages or notes hold it: its parts, every
 * second of which was searched for. The last message and the first one come before the others: where one of them holds
 * all of it, no more is read.
 */
export async function findPassages(
  queries: Queries,
  companyId: string,
  search: string,
  found: readonly Found[],
): Promise<Map<string, string[]>> {
  const wanted = wantedWords(search)
  if (wanted.length === 0) return new Map()
  const best = new Map<string, Passage>()
  const heldOf = (id: string) => best.get(id)?.held ?? 0
  function look(said: readonly Said[]): void {
    for (const { id, text } of said) {
      const passage = passageOf(text.slice(0, MOST_LOOKED_AT), wanted)
      if (passage.held > heldOf(id)) best.set(id, passage)
    }
  }
  look(found.map(({ ticket: { id }, lastMessage: { text } }) => ({ id, text })))
  for (const read of [readFirst, readOthers]) {
    const ids = found.map(({ ticket }) => ticket.id).filter((id) => heldOf(id) < wanted.length)
    if (ids.length > 0) look(await read(queries, companyId, ids))
  }
  look(found.map(({ ticket: { id, subject: text } }) => ({ id, text })))
  return new Map([...best].map(([id, { parts }]) => [id, parts]))
}

const listed = (ids: readonly string[]) =>
  sql`unnest(array[${sql.join([...ids], sql`, `)}]::text[]) as found(id)`
const beginning = sql`left(text, ${MOST_LOOKED_AT}) as text`

async function readFirst(queries: Queries, companyId: string, ids: readonly string[]): Promise<Said[]> {
  const { rows } = await queries.execute<Said>(sql`
    select found.id, said.text from ${listed(ids)} cross join lateral (
      select ${beginning} from ${messages} where ticket_id = found.id and company_id = ${companyId}
      order by created_at, ${messages.id} limit 1
    ) as said`)
  return rows
}

/** The newest first. */
async function readOthers(queries: Queries, companyId: string, ids: readonly string[]): Promise<Said[]> {
  const { rows } = await queries.execute<Said>(sql`
    select found.id, said.text from ${listed(ids)} cross join lateral (
      (select ${beginning}, created_at from ${messages} where ticket_id = found.id and company_id = ${companyId}
        order by created_at desc limit ${MOST_TEXTS})
      union all
      (select ${beginning}, created_at from ${ticketNotes} where ticket_id = found.id and company_id = ${companyId}
        order by created_at desc limit ${MOST_TEXTS})
    ) as said
    order by said.created_at desc`)
  return rows
}

interface Passage {
  parts: string[]
  /** How many of the words the whole text holds. */
  held: number
}

/** The place in a text where the first of the words is, and how many of them the whole text holds. */
function passageOf(text: string, wanted: readonly string[]): Passage {
  const held = new Set<string>()
  const hits = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].filter(([word]) => {
    const begun = searchWords(word).flatMap((plain) => wanted.filter((each) => plain.startsWith(each)))
    for (const each of begun) held.add(each)
    return begun.length > 0
  })
  const first = hits[0]?.index ?? 0
  const from = first > BEFORE ? text.lastIndexOf(' ', first - BEFORE) + 1 : 0
  const shown = text.slice(0, from + LENGTH)
  let end = from
  const parts = hits
    .filter(({ 0: word, index }) => index + word.length <= shown.length)
    .flatMap(({ 0: word, index }) => {
      const before = `${end === from && from > 0 ? '…' : ''}${shown.slice(end, index)}`
      end = index + word.length
      return [before, word]
    })
  return { parts: [...parts, shown.slice(end)], held: held.size }
}
