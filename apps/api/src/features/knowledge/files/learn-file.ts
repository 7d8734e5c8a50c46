import { and, eq } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { lockRoom, requireRoom } from '../room.ts'
import { type DocumentRow, standing } from '../store.ts'
import { knowledgeDocuments } from '../tables.ts'
import { readInThread } from './file-reader.ts'

/**
 * Reads the text of a file into its document.
 *
 * @returns undefined where it can't be read, which the document then says, or where it has changed meanwhile.
 * @throws where its bytes are not there.
 */
export async function learnFile(
  { database, blobs, config }: Pick<ServerContext, 'database' | 'blobs' | 'config'>,
  { id, companyId, version, title, fileName, blob }: DocumentRow,
): Promise<DocumentRow | undefined> {
  const bytes = blob && (await blobs.get(blob))
  if (!bytes) throw new Error('The bytes of a file are gone.')
  const reading = await readInThread({ bytes, name: fileName ?? title })
  return await database.transaction(async (queries) => {
    const keep = async (change: Partial<DocumentRow>) => {
      const isIts = and(eq(knowledgeDocuments.id, id), eq(knowledgeDocuments.version, version))
      const [row] = await queries.update(knowledgeDocuments).set(change).where(isIts).returning()
      return row
    }
    if ('problem' in reading) {
      const { contentType } = reading
      await keep({ ...(contentType && { contentType }), ...standing('failed', reading.problem) })
      return undefined
    }
    const { content, contentType, pages = null, pagesWithoutText = null } = reading.file
    await lockRoom(queries, companyId)
    const mostBytes = config.limits.knowledgeBytes
    try {
      await requireRoom(queries, { companyId, id, bytes: Buffer.byteLength(content), mostBytes })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await keep({ contentType, ...standing('failed', 'too-large') })
      return undefined
    }
    return await keep({ content, contentType, pages, pagesWithoutText })
  })
}
