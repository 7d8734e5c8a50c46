import type { components } from '@replybay/api-client'
import { PAGE_BREAK } from './files/page-break.ts'
import type { DocumentRow } from './store.ts'

type Schemas = components['schemas']

export type Alike = Pick<DocumentRow, 'id' | 'title' | 'question' | 'kind' | 'websiteId'>

/** A source that says nearly the same as another one. A page is told as its website's. */
export function presentAlike({ id, title, question, kind, websiteId }: Alike): Schemas['AlikeSource'] {
  return {
    documentId: id,
    title: question ?? title,
    kind: kind === 'page' ? 'website' : kind,
    ...(websiteId && { websiteId }),
  }
}

/** Without its content. @param row with the name of whoever saved it, where that is known. */
export function presentDocument(
  row: Omit<DocumentRow, 'content'> & { replies?: number; alike?: Alike | null },
): Schemas['KnowledgeDocument'] {
  const { id, title, question, kind, state, problem, language, contentType, size, ticketId, emailId } = row
  const { savedBy } = row
  return {
    documentId: id,
    title,
    ...(question !== null && { question }),
    // Pages are told with their website.
    ...(kind !== 'page' && { kind }),
    state,
    ...((state === 'waiting' || state === 'indexing') && { stateAt: row.stateAt.toISOString() }),
    ...(problem && { problem }),
    ...(state === 'ready' &&
      row.passages !== null && { passages: row.passages, indexedAt: row.stateAt.toISOString() }),
    ...(state === 'ready' && row.alike && { alike: presentAlike(row.alike) }),
    ...(row.replies !== undefined && { replies: row.replies }),
    ...(savedBy && { savedBy }),
    ...(language && { language }),
    ...(contentType && { contentType }),
    size,
    ...(row.pages !== null && { pages: row.pages, pagesWithoutText: row.pagesWithoutText ?? 0 }),
    ...(ticketId && { ticketId }),
    ...(emailId && { emailId }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentText({ id, title, content, updatedAt }: DocumentRow): Schemas['TextDocument'] {
  const inOne = content.replaceAll(PAGE_BREAK, '\n\n')
  return { documentId: id, title, content: inOne, updatedAt: updatedAt.toISOString() }
}

export function presentPair({
  id,
  title,
  question,
  content,
  updatedAt,
}: DocumentRow): Schemas['PairDocument'] {
  return {
    documentId: id,
    title,
    question: question ?? '',
    answer: content,
    updatedAt: updatedAt.toISOString(),
  }
}
