import { listPassages, uploadText } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

test('passages of a source: as they were indexed, with their headings and lengths, page by page', async () => {
  const parts = ['Linen', 'Brass', 'Glass'].map(
    (one) => `## ${one}\n\n${`${one} is cleaned by hand. `.repeat(30)}`,
  )
  const body = { title: 'Care', content: `# Care\n\n${parts.join('\n\n')}` }
  const { data } = await server().call(uploadText, { as: 'owner', body })
  const path = { id: data.document.documentId }
  const none = await server().call(listPassages, { as: 'owner', path })
  expect(none.data).toEqual({ passages: [], total: 0, nextCursor: null })
  await server().jobs.runWaiting()
  const first = (await server().call(listPassages, { as: 'owner', path, query: { limit: 2 } })).data
  expect(first.total).toBe(3)
  expect(first.passages.map(({ position, headings }) => ({ position, headings }))).toEqual([
    { position: 0, headings: ['Care', 'Linen'] },
    { position: 1, headings: ['Care', 'Brass'] },
  ])
  for (const { text, length } of first.passages) expect(length).toBe(text.length)
  const query = { cursor: first.nextCursor ?? '' }
  const rest = (await server().call(listPassages, { as: 'owner', path, query })).data
  expect(rest.passages.map(({ headings }) => headings.at(-1))).toEqual(['Glass'])
  expect(rest.nextCursor).toBeNull()
  const elsewhere = { as: 'owner@atelier-nord.example', path }
  expect(await server().call(listPassages, elsewhere)).toMatchObject({ problem: { code: 'not-found' } })
})
