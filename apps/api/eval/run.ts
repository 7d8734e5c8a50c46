import type { Database } from '../src/platform/database/database.ts'
import { type CorpusQuestion, readShops } from './corpus.ts'
import { addShop, ask, type Outcome } from './measure.ts'

interface RunOptions {
  set: CorpusQuestion['set']
  /** Asks full-text search alone, too, which takes as long as the questions themselves. */
  isCompared: boolean
}

/** Asks the questions of one set; what came of them, by what the questions have in common. */
export async function run(
  database: Database,
  { set, isCompared }: RunOptions,
): Promise<Map<string, Outcome[]>> {
  const { shops, cross } = await readShops()
  const groups = new Map<string, Outcome[]>()
  const add = (name: string, outcome: Outcome) => groups.set(name, [...(groups.get(name) ?? []), outcome])
  for (const shop of shops) {
    await addShop(database, shop)
    const { language } = shop
    for (const question of shop.questions.filter((one) => one.set === set)) {
      const isPlain = question.shares || question.sources.length === 0
      const outcome = await ask(database, language, question, { language, isCompared })
      add(`${language}, ${isPlain ? 'a word shared' : 'paraphrased'}`, outcome)
    }
  }
  for (const question of cross.filter((one) => one.set === set)) {
    const shop = shops.find(({ sources }) => sources.some(({ id }) => id === question.sources[0]))
    if (!shop) throw new Error(`Nothing answers ${question.id}.`)
    const outcome = await ask(database, shop.language, question, {
      language: question.language ?? shop.language,
      isCompared,
    })
    add('in another language', outcome)
  }
  return groups
}
