import { readFile } from 'node:fs/promises'
import type { Language } from '../src/features/knowledge/index.ts'

export interface CorpusSource {
  id: string
  kind: 'text' | 'page' | 'qa'
  language: Language
  title: string
  content?: string
  question?: string
  answer?: string
}

export interface CorpusQuestion {
  id: string
  set: 'work' | 'report'
  text: string
  /** Of the question; that of its file where absent. */
  language?: Language
  /** What answers it; empty where nothing does. */
  sources: readonly string[]
  /** What a right answer holds. */
  quotes: readonly string[]
  /** Whether it has a word in common with its source, or a synonym. */
  shares: boolean
}

/** A shop of the corpus. */
export interface Shop {
  language: Language
  sources: readonly CorpusSource[]
  questions: readonly CorpusQuestion[]
}

const SHORT: Record<Language, string> = { 'en-US': 'en', 'fr-FR': 'fr', 'es-ES': 'es' }

/** The three shops, with the questions in their own language and those in another. */
export async function readShops(): Promise<{ shops: Shop[]; cross: readonly CorpusQuestion[] }> {
  const shops = await Promise.all(
    Object.entries(SHORT).map(async ([language, short]) => ({
      // Sound: the keys are languages, and the files are held by their check.
      language: language as Language,
      sources: (await read(`sources.${short}`)) as CorpusSource[],
      questions: (await read(`questions.${short}`)) as CorpusQuestion[],
    })),
  )
  return { shops, cross: (await read('cross')) as CorpusQuestion[] }
}

async function read(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./corpus/${name}.json`, import.meta.url), 'utf8')) as unknown
}
