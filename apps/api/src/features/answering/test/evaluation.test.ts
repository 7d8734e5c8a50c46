import { afterAll, beforeAll, expect, test } from 'vitest'
import { figuresOf } from '../../../../eval/figures.ts'
import { run } from '../../../../eval/run.ts'
import { copyTemplate } from '../../../../test/test-database.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openDatabase } from '../../../platform/database/open.ts'

/** What was reached: it only rises. `pnpm eval` prints what is now. */
const floors: Record<string, Partial<Record<'recall' | 'right' | 'refused', number>>> = {
  'en-US, a word shared': { recall: 0.95, right: 0.87, refused: 0.83 },
  'fr-FR, a word shared': { recall: 0.92, right: 0.93, refused: 0.9 },
  'es-ES, a word shared': { recall: 0.88, right: 0.86, refused: 0.85 },
  'in another language': { recall: 0.85, right: 0.83 },
}
/** Of what something answers and a word is shared, so much is refused at most. */
const MOST_FALSELY_REFUSED = 0.32

let database: Database
let own: Awaited<ReturnType<typeof copyTemplate>>

beforeAll(async () => {
  own = await copyTemplate('empty')
  database = await openDatabase(own.choice)
})

afterAll(async () => {
  await database.close()
  await own.remove()
})

test('what is found and answered is no worse than it was', async () => {
  const groups = await run(database, { set: 'report', isCompared: false })
  const below = Object.entries(floors).flatMap(([name, floor]) => {
    const now = figuresOf(groups.get(name) ?? [])
    const isFalse = name !== 'in another language' && (now.falselyRefused ?? 1) > MOST_FALSELY_REFUSED
    const kinds = (['recall', 'right', 'refused'] as const).filter(
      (kind) => (now[kind] ?? 0) < (floor[kind] ?? 0),
    )
    return [...kinds, ...(isFalse ? ['falsely refused'] : [])].map((kind) => `${name}: ${kind}`)
  })
  expect(below).toEqual([])
})
