/** The passages whose meaning is nearest to what a text means. */
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { askWithinLimit, estimateTokens } from '../../model-uses/index.ts'
import { meaningOf } from './meaning.ts'
import { knowledgeVectors } from './vector-table.ts'

/** For the model, while somebody waits for an answer; in ms. */
const TIME_LIMIT_MS = 1_500
/** Of a question, in characters. */
const LONGEST = 2_000
const MOST_FOUND = 20
/** So many vectors are read: those whose signs are the likest. */
const MOST_READ = 400
/** What is farther off has nothing to do with it, by any model. */
const LEAST_SIMILARITY = 0.2

export interface NearPassage {
  id: string
  /** The cosine between the two: 1 is the same. */
  similarity: number
}

/**
 * None without a model, and where it fails, is late or may not be used.
 *
 * @param signal aborts when nobody waits for it any more
 * @throws its reason then
 */
export async function findNearest(
  context: ServerContext,
  companyId: string,
  text: string,
  signal?: AbortSignal,
): Promise<NearPassage[]> {
  const { database, log } = context
  const meaning = meaningOf(context)
  if (!meaning) return []
  const inTime = AbortSignal.timeout(TIME_LIMIT_MS)
  const asked = cutText(text, LONGEST)
  const estimate = { sent: estimateTokens(asked), answered: 0 }
  const answer = await askWithinLimit(database.queries, { choice: meaning.choice, companyId, estimate }, () =>
    meaning.embedding.embed([asked], signal ? AbortSignal.any([signal, inTime]) : inTime),
  )
  signal?.throwIfAborted()
  if (!answer) return []
  const [vector] = answer.vectors ?? []
  if (!vector) {
    log.warn(
      { err: answer.problem },
      'The embedding model gave no answer; passages are found by their words alone.',
    )
    return []
  }
  return await listNearest(database.queries, { companyId, model: meaning.choice.name, vector })
}

async function listNearest(
  queries: Queries,
  { companyId, model, vector }: { companyId: string; model: string; vector: readonly number[] },
): Promise<NearPassage[]> {
  const asked = sql`${knowledgeVectors.vector.mapToDriverValue(vector)}::vector`
  const signs = sql`${knowledgeVectors.signs.mapToDriverValue(vector)}::bit varying`
  const { rows } = await queries.execute<{ id: string; similarity: number }>(sql`
    with likest as materialized (
      select passage_id from ${knowledgeVectors}
      where company_id = ${companyId} and model = ${model} and length(signs) = ${vector.length}
      order by bit_count(signs # ${signs}) limit ${MOST_READ})
    select passage_id as id, 1 - (vector <=> ${asked}) as similarity
    from likest join ${knowledgeVectors} using (passage_id)
    order by vector <=> ${asked}, passage_id limit ${MOST_FOUND}`)
  return rows.filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
}
