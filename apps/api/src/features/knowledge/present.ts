import type { components } from '@replybay/api-client'
import type { DocumentRow } from './store.ts'

type Schemas = components['schemas']

const PROBLEMS: Record<NonNullable<DocumentRow['problem']>, string> = {
  empty: 'There are no words in it.',
  error: 'It could not be indexed. Try again.',
}

/** Without its content. */
export function presentDocument(row: Omit<DocumentRow, 'content'>): Schemas['KnowledgeDocument'] {
  const { id, title, question, kind, state, problem, language, contentType, size, ticketId } = row
  return {
    documentId: id,
    title,
    ...(question !== null && { question }),
    kind,
    state,
    ...(problem && { error: PROBLEMS[problem] }),
    ...(language && { language }),
    ...(contentType && { contentType }),
    size,
    ...(ticketId && { ticketId }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentText({ id, title, content, updatedAt }: DocumentRow): Schemas['TextDocument'] {
  return { documentId: id, title, content, updatedAt: updatedAt.toISOString() }
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
