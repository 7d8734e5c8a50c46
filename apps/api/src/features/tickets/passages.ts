import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { messages, ticketNotes, tickets } from './tables.ts'
import { searchWords, wantedWords } from './search-words.ts'

/** Messages and notes of one ticket that are looked at, the newest. */
const MOST_TEXTS = 50
/** Of one text, in characters: what is looked at, what is shown, and what of it stands before the first hit. */
const [MOST_LOOKED_AT, LENGTH, BEFORE] = [4_000, 200, 24]

/**
 * What was searched for in each of these tickets, for those whose subject, messages or notes hold it: its parts, every
 * second of which was searched for.
 */
export async function findPassages(
  queries: Queries,
  companyId: string,
  search: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const wanted = wantedWords(search)
  if (wanted.length === 0 || ids.length === 0) return new Map()
  const { rows } = await queries.execute<{ id: string; text: string }>(sql`
    select found.id, left(said.text, ${MOST_LOOKED_AT}) as text
    from unnest(array[${sql.join([...ids], sql`, `)}]::text[]) as found(id)
    cross join lateral (
      (select text, created_at from ${messages} where ticket_id = found.id and company_id = ${companyId}
        order by created_at desc limit ${MOST_TEXTS})
      union all
      (select text, created_at from ${ticketNotes} where ticket_id = found.id and company_id = ${companyId}
        order by created_at desc limit ${MOST_TEXTS})
      union all
      (select subject, '-infinity'::timestamptz from ${tickets} where id = found.id and company_id = ${companyId})
    ) as said
    order by said.created_at desc`)
  const best = new Map<string, { parts: string[]; held: number }>()
  for (const { id, text } of rows) {
    const { held } = best.get(id) ?? { held: 0 }
    const found = passageOf(text, wanted)
    if (found.held > held) best.set(id, found)
  }
  return new Map([...best].map(([id, { parts }]) => [id, parts]))
}

/** The place in a text where the first of the words is, and how many of them the whole text holds. */
function passageOf(text: string, wanted: readonly string[]): { parts: string[]; held: number } {
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
