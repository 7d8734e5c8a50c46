import { expect, test } from 'vitest'
import type { Source } from './source.ts'
import { addressOfOrder, compareSources, mergeSources, sourceOrder } from './source-order.ts'

function source(title: string, more: Partial<Source> = {}): Source {
  return {
    key: `text:${title}`,
    id: title,
    kind: 'text',
    title,
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...more,
  }
}

const titlesOf = (sources: readonly Source[]) => sources.map(({ title }) => title)

test('order of sources: the address names it, and the usual one is not named', () => {
  expect(sourceOrder({})).toEqual({ sort: 'updated', direction: 'descending' })
  expect(sourceOrder({ sort: 'size', order: 'ascending' })).toEqual({
    sort: 'updated',
    direction: 'descending',
  })
  expect(sourceOrder({ sort: 'title' })).toEqual({ sort: 'title', direction: 'ascending' })
  for (const direction of ['ascending', 'descending'] as const) {
    const order = { sort: 'replies', direction } as const
    expect(sourceOrder(addressOfOrder(order))).toEqual(order)
  }
  expect(addressOfOrder(sourceOrder({}))).toEqual({ sort: undefined, order: undefined })
})

test('order of sources: titles without regard to case and accents, states with what needs a person first', () => {
  const titles = [source('zinc'), source('Écran'), source('¿Dónde?'), source('eau')]
  const byTitle = compareSources({ sort: 'title', direction: 'ascending' })
  expect(titlesOf(titles.toSorted(byTitle))).toEqual(['¿Dónde?', 'eau', 'Écran', 'zinc'])
  const states = [source('a', { state: 'ready' }), source('b'), source('c', { state: 'failed' })]
  const byState = compareSources({ sort: 'state', direction: 'ascending' })
  expect(titlesOf(states.toSorted(byState))).toEqual(['c', 'a', 'b'])
})

test('order of sources: a website that may come after documents that are not loaded waits for them', () => {
  const order = { sort: 'title', direction: 'ascending' } as const
  const documents = [source('alba'), source('halo')]
  const sites = [source('opaline', { kind: 'website' }), source('brume', { kind: 'website' })]
  expect(titlesOf(mergeSources(documents, sites, { order, isWhole: false }))).toEqual([
    'alba',
    'brume',
    'halo',
  ])
  expect(titlesOf(mergeSources(documents, sites, { order, isWhole: true }))).toEqual([
    'alba',
    'brume',
    'halo',
    'opaline',
  ])
})
