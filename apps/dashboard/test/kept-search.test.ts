import { supportTicketsFeature } from '@replybay/support-tickets'
import { expect, test } from 'vitest'
import { keptSearch } from './kept-search.ts'

const schema = supportTicketsFeature.routes.default.websTicketsRoute.options.validateSearch
const refusal = { issues: [{ message: 'No such channel' }] }

test('a schema keeps what fits, and nothing else', async () => {
  expect(await keptSearch(schema, { row: '1' })).not.toHaveProperty('row')
  expect(await keptSearch(schema, { sort: 'oldest' })).toMatchObject({ sort: 'oldest' })
  expect(await keptSearch(schema, { sort: 'loudest' })).not.toHaveProperty('sort', 'loudest')
  expect(await keptSearch({ '~standard': { validate: () => refusal } }, { channel: 'sea' })).toEqual({})
})

test('a function keeps what it returns', async () => {
  expect(await keptSearch(() => ({ page: 1 }), { row: '1' })).toEqual({ page: 1 })
})

test('a page that reads no search keeps none', async () => {
  expect(await keptSearch(undefined, { row: '1' })).toEqual({})
})

test('a validator of another kind is not passed over', async () => {
  await expect(keptSearch({ parse: () => ({}) }, {})).rejects.toThrow('Nobody knows')
})
