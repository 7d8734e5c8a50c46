/** Which passages of a company hold each word is counted; so are those of documents that are taken away. */
import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { ALL_PASSAGES } from './question.ts'
import { type knowledgeDocuments, knowledgePassages, knowledgeWords } from './tables.ts'

/** Takes a document's passages out of what is found. */
export async function removePassages(
  queries: Queries,
  { id, companyId }: Pick<typeof knowledgeDocuments.$inferSelect, 'id' | 'companyId'>,
): Promise<void> {
  await removePassagesOf(queries, companyId, [id])
}

/** Takes the passages of several documents of a company out of what is found. */
export async function removePassagesOf(
  queries: Queries,
  companyId: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return
  const isTheirs = inArray(knowledgePassages.documentId, [...documentIds])
  const unheld = await countWords(queries, companyId, documentIds, -1)
  // One by one, by their key: this transaction holds them.
  if (unheld.length > 0) {
    await queries.execute(sql`
      delete from ${knowledgeWords} where ctid = any(array(
        select found.ctid from unnest(${sql.param(unheld)}::text[]) as asked, lateral (
          select ctid from ${knowledgeWords} where company_id = ${companyId} and word = asked limit 1) as found))`)
  }
  await queries.delete(knowledgePassages).where(isTheirs)
}

/**
 * Adds the passages of documents to how many hold each word, or takes them away. In the order of the words, so that two that
 * are indexed at the same time do not wait for each other.
 *
 * @returns the words that no passage holds any more.
 */
export async function countWords(
  queries: Queries,
  companyId: string,
  documentIds: readonly string[],
  sign: 1 | -1,
): Promise<string[]> {
  const isTheirs = inArray(knowledgePassages.documentId, [...documentIds])
  const { rows } = await queries.execute<{ word: string }>(sql`
    with counted as (
    insert into ${knowledgeWords} (company_id, word, passages)
    select ${companyId}, word, ${sign} * count(*)
    from (
      select unnest(tsvector_to_array(words)) as word from ${knowledgePassages} where ${isTheirs}
      union all
      select ${ALL_PASSAGES} from ${knowledgePassages} where ${isTheirs}
    ) as held
    group by word order by word
    on conflict (company_id, word) do update set passages = knowledge_words.passages + excluded.passages
    returning word, passages)
    select word from counted where passages <= 0`)
  return rows.map(({ word }) => word)
}
