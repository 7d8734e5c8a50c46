import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { companies } from '../../users/tables.ts'
import { modelUses } from '../tables.ts'
import { askWithinLimit, type ModelTokens } from '../uses.ts'

const server = sharedServer()

const choice = { tokensPerDay: 1_000, cost: undefined }
const estimate = { sent: 300, answered: 100 }

let companyId = ''

beforeEach(async () => {
  const { queries } = server().database
  await queries.delete(modelUses)
  const [company] = await queries.select({ id: companies.id }).from(companies)
  companyId = company?.id ?? ''
})

function ask(tokens: ModelTokens, more: object = {}) {
  const use = { choice, companyId, estimate, ...more }
  return askWithinLimit(server().database.queries, use, async () => ({ tokens }))
}

async function used() {
  const { queries } = server().database
  const [row] = await queries.select().from(modelUses).where(eq(modelUses.companyId, companyId))
  return row && { sent: row.sent, answered: row.answered }
}

test('model use: calls at the same time pass only as far as what they are likely to use is left', async () => {
  const { queries } = server().database
  const tokens = { sent: 200, answered: 50 }
  const isOver = Promise.withResolvers<{ tokens: ModelTokens }>()
  let asked = 0
  const wait = () => {
    asked++
    return isOver.promise
  }
  let refused = 0
  const answers = Array.from({ length: 6 }, async () => {
    const answer = await askWithinLimit(queries, { choice, companyId, estimate }, wait)
    if (!answer) refused++
  })
  await expect.poll(() => [asked, refused]).toEqual([3, 3])
  isOver.resolve({ tokens })
  await Promise.all(answers)
  expect(await used()).toEqual({ sent: 600, answered: 150 })
})

test('model use: what was used takes the place of what was likely, and the estimate stays where asking fails', async () => {
  await ask({ sent: 20, answered: 10 })
  expect(await used()).toEqual({ sent: 20, answered: 10 })
  const failing = askWithinLimit(server().database.queries, { choice, companyId, estimate }, () =>
    Promise.reject(new Error('It is gone.')),
  )
  await expect(failing).rejects.toThrow('It is gone.')
  expect(await used()).toEqual({ sent: 320, answered: 110 })
})

test('model use: costs and shares are limits, too', async () => {
  const cost = { perMillionIn: 1, perMillionOut: 10, perDay: 0.001 }
  const costly = { choice: { tokensPerDay: 1e12, cost } }
  expect(await ask(estimate, costly)).toBeDefined()
  expect(await ask(estimate, costly)).toBeUndefined()
  expect(await ask(estimate, { share: 0.4 })).toBeUndefined()
  expect(await ask(estimate, { share: 0.5 })).toBeDefined()
})

test('model use: an endpoint that counts with halves, too much or below nothing is counted all the same', async () => {
  await ask({ sent: 3e9, answered: Number.NaN })
  expect(await used()).toEqual({ sent: 1_000_000_000, answered: 0 })
  const many = { choice: { tokensPerDay: 1e12, cost: undefined } }
  for (let times = 0; times < 4; times++) await ask({ sent: 1e9, answered: -5 }, many)
  await ask({ sent: 0.5, answered: 1.2 }, many)
  expect(await used()).toEqual({ sent: 5_000_000_001, answered: 2 })
})
