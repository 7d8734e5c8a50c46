import { expect, test } from 'vitest'
import { readOptions } from '../src/options.ts'
import { quantile } from '../src/quantile.ts'
import { medianOfRounds } from '../src/rounds.ts'
import { toTable } from '../src/table.ts'

test('a figure stands beside its floor, the ratio to it, and whether its goal is reached', () => {
  const table = toTable([
    { name: 'ready', unit: 'ms', value: 300, floor: 200, goal: { floors: 1.4 } },
    { name: 'weight', unit: 'kB', value: 126.5, goal: { most: 150 } },
    { name: 'heap', unit: 'MB', value: 3, floor: 2 },
  ])
  const lines = table.split('\n').map((line) => line.split(/\s{2,}/))
  expect(lines.slice(1)).toEqual([
    ['ready', '300 ms', '200 ms', '1.50×', '≤ 1.4×', 'MISSED'],
    ['weight', '127 kB', '≤ 150 kB', 'reached'],
    ['heap', '3 MB', '2 MB', '1.50×'],
  ])
})

test('a goal in floors says nothing where the floor is zero', () => {
  const table = toTable([{ name: 'blocked', unit: 'ms', value: 9, floor: 0, goal: { floors: 2 } }])
  expect(table).not.toMatch(/reached|MISSED/)
})

test('a quantile is one of the measured values', () => {
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  expect(quantile([1, 2, 3, 4], 0.95)).toBe(4)
  expect(() => quantile([], 0.5)).toThrow('Nothing was measured.')
})

test('each subject is measured once a round, and none is always the first', async () => {
  const order: string[] = []
  const measure = (name: string, values: number[]) => async () => {
    order.push(name)
    return { ms: values.shift() ?? Number.NaN }
  }
  const subjects = { ours: measure('ours', [3, 9, 1]), floor: measure('floor', [2, 2, 7]) }
  expect(await medianOfRounds(subjects, 3)).toEqual({ ours: { ms: 3 }, floor: { ms: 2 } })
  expect(order).toEqual(['ours', 'floor', 'floor', 'ours', 'ours', 'floor'])
})

test('all parts are measured three times unless something else is asked for', () => {
  expect(readOptions([], ['api', 'start'])).toEqual({
    parts: ['api', 'start'],
    runs: 3,
    tickets: 100_000,
    out: undefined,
  })
  const chosen = ['--only', 'start', '--runs', '7', '--tickets', '1000000', '--out', 'figures.json']
  expect(readOptions(chosen, ['api', 'start'])).toEqual({
    parts: ['start'],
    runs: 7,
    tickets: 1_000_000,
    out: 'figures.json',
  })
})

test('what is not understood is said', () => {
  expect(() => readOptions(['--only', 'apis'], ['api', 'start'])).toThrow('one of api, start')
  expect(() => readOptions(['--runs', '0'], ['api'])).toThrow('1 or more')
  expect(() => readOptions(['--tickets', 'many'], ['api'])).toThrow('10000 or more')
  expect(() => readOptions(['--rounds', '3'], ['api'])).toThrow('--rounds')
})
