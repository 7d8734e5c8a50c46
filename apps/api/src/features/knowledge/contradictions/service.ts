import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { tellOf } from '../topic.ts'
import { changeContradiction, listOpen, lockContradiction, setAside } from './store.ts'

type Schemas = components['schemas']

export interface ContradictionService {
  list(person: Person): Promise<Schemas['Contradiction'][]>
  /** @throws Failure `not-found`, `invalid-request` where the document to keep is none of the two. */
  decide(
    person: Person,
    id: string,
    decision: Schemas['ContradictionDecision'],
  ): Promise<{ contradictionId: string; state: Schemas['ContradictionState'] }>
}

export function createContradictionService({
  database,
}: Pick<ServerContext, 'database'>): ContradictionService {
  return {
    async list({ companyId }) {
      const rows = await listOpen(database.queries, companyId)
      return rows.map(({ id, question, one, other }) => ({
        contradictionId: id,
        question,
        sides: [one, other].map(presentSide),
      }))
    },
    decide: ({ companyId }, id, { state, keep }) =>
      database.transaction(async (queries) => {
        const row = await lockContradiction(queries, companyId, id)
        if (!row) throw new Failure('not-found')
        const one = { documentId: row.oneDocumentId, digest: row.oneDigest }
        const other = { documentId: row.otherDocumentId, digest: row.otherDigest }
        const kept = [one, other].find(({ documentId }) => documentId === keep)
        if (state === 'kept' && !kept) {
          const fields = [{ path: '/body/keep', message: 'must be one of the two documents' }]
          throw new Failure('invalid-request', { fields })
        }
        // What a decision before set aside comes back.
        for (const side of row.state === 'kept' || state === 'kept' ? [one, other] : []) {
          await setAside(queries, companyId, side, state === 'kept' && side !== kept)
        }
        await changeContradiction(queries, row, state)
        await tellOf(queries, companyId, 'gaps')
        return { contradictionId: id, state }
      }),
  }
}

type Row = Awaited<ReturnType<typeof listOpen>>[number]['one']

function presentSide({ kind, link, page, headings, updatedAt, ...side }: Row): Schemas['ContradictionSide'] {
  const heading = headings.split('\n').findLast(Boolean)
  return {
    documentId: side.documentId,
    title: side.title,
    text: side.text,
    replies: side.replies,
    ...(kind !== 'page' && { kind }),
    ...(link && { link }),
    ...(page !== null && { page }),
    ...(heading && { heading }),
    updatedAt: updatedAt.toISOString(),
  }
}
