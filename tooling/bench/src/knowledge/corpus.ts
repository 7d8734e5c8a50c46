import { readFile } from 'node:fs/promises'

/** What the corpus of `pnpm eval` says and asks, in three languages. */
export interface Corpus {
  sentences: readonly string[]
  questions: readonly string[]
}

const folder = new URL('../../../../apps/api/eval/corpus/', import.meta.url)

export async function readCorpus(): Promise<Corpus> {
  const corpus = { sentences: [] as string[], questions: [] as string[] }
  for (const language of ['en', 'fr', 'es']) {
    const sources = await read<{ content?: string; answer?: string }>(`sources.${language}.json`)
    const texts = sources.map(({ content, answer }) => content ?? answer ?? '')
    corpus.sentences.push(...texts.flatMap((text) => text.match(/[^.!?\n]+[.!?]/g) ?? []))
    const questions = await read<{ text: string }>(`questions.${language}.json`)
    corpus.questions.push(...questions.map(({ text }) => text))
  }
  return corpus
}

async function read<Entry>(name: string): Promise<Entry[]> {
  // Sound: the corpus is held to its shape by its own test.
  return JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Entry[]
}
