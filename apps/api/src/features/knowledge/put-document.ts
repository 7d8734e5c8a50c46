import type { components } from '@replybay/api-client'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { hasContainer } from '../users/index.ts'
import { askForIndex } from './indexing.ts'
import { presentDocument } from './present.ts'
import { lockRoom, requireRoom } from './room.ts'
import { settleSettings } from './settings.ts'
import { changeDocument, type DocumentRow, findDocument, insertDocument, standing } from './store.ts'

type Put = Pick<DocumentRow, 'id' | 'kind' | 'title' | 'content' | 'question'> &
  Partial<Pick<DocumentRow, 'ticketId' | 'emailId'>>

/**
 * Adds a document, or writes the one of its id anew.
 *
 * @throws Failure `conflict` where the company has no container yet, `limit-reached`.
 */
export async function putDocument(
  context: Pick<ServerContext, 'jobs' | 'config'>,
  queries: Queries,
  { companyId, userId: savedBy, name }: Person,
  { id, ...row }: Put,
): Promise<components['schemas']['KnowledgeDocument']> {
  if (!(await hasContainer(queries, companyId))) throw new Failure('conflict')
  await lockRoom(queries, companyId)
  const size = Buffer.byteLength(row.content)
  const { knowledgeBytes: mostBytes } = context.config.limits
  await requireRoom(queries, { companyId, id, bytes: size, mostBytes })
  await settleSettings(queries, companyId)
  const updatedAt = new Date()
  const written = { ...row, size, savedBy, updatedAt }
  const known = await findDocument(queries, companyId, id, { lock: true })
  const document = known
    ? await changeDocument(queries, companyId, id, written)
    : await insertDocument(queries, {
        id,
        companyId,
        ...written,
        ...standing('waiting'),
        createdAt: updatedAt,
      })
  if (!document) throw new Failure('not-found')
  await askForIndex(context, queries, document)
  return presentDocument({ ...document, savedBy: name })
}
