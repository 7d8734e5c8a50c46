import type { components } from '@replybay/api-client'
import { type FoundPassage, THRESHOLD } from '../knowledge/index.ts'
import type { Answer } from './port.ts'

type Schemas = components['schemas']
type ToldPassage = NonNullable<Schemas['ExampleAnswer']['passages']>[number]

/** Passages that are told beside an answer. */
const MOST_TOLD = 10

/** @param took how long it took, ms */
export function presentAnswer(
  { text, outcome, reason, passages, sources, engine, language }: Answer,
  took: number,
): Schemas['ExampleAnswer'] {
  const isByMeaning = passages.some(({ similarity }) => similarity !== undefined)
  const others = passages
    .filter((passage) => !sources.includes(passage))
    // Beside the score, a title decides which passage answers.
    .toSorted((one, other) => (isByMeaning ? 0 : other.score - one.score))
  return {
    author: 'agent',
    text: text ?? '',
    handedOver: outcome === 'handed-off',
    ...(reason && { reason }),
    sources: presentSources(sources),
    passages: [
      ...sources.map((passage) => presentPassage(passage, true)),
      ...others.map((passage) => presentPassage(passage, false)),
    ].slice(0, MOST_TOLD),
    threshold: THRESHOLD,
    took,
    engine,
    language,
  }
}

/** What an answer rests on, as the contract tells it: a document once, however many of its passages are used. */
export function presentSources(passages: readonly FoundPassage[]): Schemas['KnowledgeSource'][] {
  const byDocument = new Map(passages.toReversed().map((passage) => [passage.documentId, passage]))
  return [...byDocument.values()]
    .toReversed()
    .map(({ documentId, title, link }) => ({ documentId, title, ...(link !== null && { link }) }))
}

function presentPassage(passage: FoundPassage, isUsed: boolean): ToldPassage {
  const { documentId, title, question, kind, link, page, headings, text, score, similarity } = passage
  const heading = headings.at(-1)
  return {
    documentId,
    title: question ?? title,
    kind: kind === 'page' ? 'website' : kind,
    ...(link !== null && { link }),
    ...(page !== null && { page }),
    ...(heading !== undefined && { heading }),
    text,
    score: Math.min(1, score),
    ...(similarity !== undefined && { similarity: Math.min(1, similarity) }),
    isUsed,
  }
}
