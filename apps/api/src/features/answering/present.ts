import type { components } from '@replybay/api-client'
import { type FoundPassage, THRESHOLD } from '../knowledge/index.ts'
import type { Answer } from './extractive.ts'

type Schemas = components['schemas']
type ToldPassage = NonNullable<Schemas['ExampleAnswer']['passages']>[number]

/** Passages that are told beside an answer. */
const MOST_TOLD = 10

/** @param took how long it took, ms */
export function presentAnswer({ text, passages, language }: Answer, took: number): Schemas['ExampleAnswer'] {
  const [best, ...others] = passages
  const isUsed = text !== undefined
  const told = isUsed ? others : passages
  return {
    author: 'agent',
    text: text ?? '',
    handedOver: !isUsed,
    sources: isUsed && best ? [presentSource(best)] : [],
    passages: [
      ...(isUsed && best ? [presentPassage(best, true)] : []),
      ...told
        // Beside the score, a title decides which passage answers.
        .toSorted((one, other) => other.score - one.score)
        .map((passage) => presentPassage(passage, false)),
    ].slice(0, MOST_TOLD),
    threshold: THRESHOLD,
    took,
    engine: 'quoted',
    language,
  }
}

/** What an answer rests on, as the contract tells it. */
export function presentSource({ documentId, title, link }: FoundPassage): Schemas['KnowledgeSource'] {
  return { documentId, title, ...(link !== null && { link }) }
}

function presentPassage(passage: FoundPassage, isUsed: boolean): ToldPassage {
  const { documentId, title, question, kind, link, page, headings, text, score } = passage
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
    isUsed,
  }
}
