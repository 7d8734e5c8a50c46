/** Finds what answers a question by its words, and where an embedding model is configured by what it means, too. */
import type { ServerContext } from '../../platform/server-feature.ts'
import { lexiconOf } from './synonyms/account-lexicon.ts'
import { readQuestion } from './question.ts'
import { bestFor, type Found, type FoundPassage, rank, type Search } from './retrieval.ts'
import { findNearest, type NearPassage } from './vectors/nearest.ts'

/** Of reciprocal rank fusion: the higher, the less the first of a list counts beside its next. */
const FUSION = 60

/**
 * Looks a question up in what a company's agents know. The best by its words stays what it is: what is near in meaning is
 * added for a reader that judges it.
 *
 * @throws the reason of the signal, where that was aborted.
 */
export async function searchByMeaning(
  context: ServerContext,
  search: Search,
  signal?: AbortSignal,
): Promise<Found> {
  const { database } = context
  const { companyId } = search
  const read = await readQuestion(database.queries, await lexiconOf(database, companyId), search)
  if (read.words.length === 0) return { ...read, passages: [], best: undefined }
  const [byWords, near] = await Promise.all([
    rank(database.queries, read, { companyId }),
    findNearest(context, companyId, search.question, signal),
  ])
  const known = new Set(byWords.map(({ id }) => id))
  const others = near.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const added = others.length > 0 ? await rank(database.queries, read, { companyId, ids: others }) : []
  return { ...read, passages: fuse(byWords, added, near), best: bestFor(byWords, read.language) }
}

/** By the places that each has in the two lists. */
function fuse<Passage extends Pick<FoundPassage, 'id' | 'similarity'>>(
  byWords: readonly Passage[],
  added: readonly Passage[],
  near: readonly NearPassage[],
): Passage[] {
  if (near.length === 0) return [...byWords]
  const worth = new Map<string, number>()
  for (const list of [byWords, near]) {
    for (const [place, { id }] of list.entries()) {
      worth.set(id, (worth.get(id) ?? 0) + 1 / (FUSION + place + 1))
    }
  }
  const similarities = new Map(near.map(({ id, similarity }) => [id, similarity]))
  for (const passage of [...byWords, ...added]) {
    const similarity = similarities.get(passage.id)
    if (similarity !== undefined) passage.similarity = similarity
  }
  return [...byWords, ...added].toSorted(
    (one, other) => (worth.get(other.id) ?? 0) - (worth.get(one.id) ?? 0),
  )
}
