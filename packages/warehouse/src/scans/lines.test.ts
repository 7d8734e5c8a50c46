import type { WarehouseOrder } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { aScan } from './box-scans.ts'
import { printedCode, readCode } from './read-code.ts'
import { linesOf, sumOf } from './lines.ts'

const order: WarehouseOrder = {
  companyId: 'company-1',
  orderNumber: 'ML-10491',
  items: [
    { SKU: 'OPA-30-BR', quantity: 1, name: 'Suspension Opaline' },
    { SKU: 'AMP-E27-4W', quantity: 2 },
    { SKU: 'OPA-30-BR', quantity: 1 },
  ],
  packed: [{ SKU: 'AMP-E27-4W', quantity: 1 }],
}

const scan = (SKU: string, act: 'add' | 'undo' = 'add', orderNumber = 'ML-10491') =>
  aScan({ companyId: 'company-1', orderNumber, SKU, act })

test('lines of one article are one, with all of their pieces', () => {
  expect(linesOf(order, []).map(({ SKU, quantity, packed }) => [SKU, quantity, packed])).toEqual([
    ['OPA-30-BR', 2, 0],
    ['AMP-E27-4W', 2, 1],
  ])
})

test('scans that the server does not know yet count, and what was taken out again does not', () => {
  const waiting = [scan('OPA-30-BR'), scan('AMP-E27-4W'), scan('AMP-E27-4W', 'undo')]
  expect(linesOf(order, waiting).map(({ packed }) => packed)).toEqual([1, 1])
  expect(sumOf(linesOf(order, waiting))).toEqual({ quantity: 4, packed: 2 })
})

test('scans of another order do not count', () => {
  expect(linesOf(order, [scan('OPA-30-BR', 'add', 'ML-1')]).map(({ packed }) => packed)).toEqual([0, 1])
})

test('no more are in the box than were ordered, and no fewer than none', () => {
  const many = Array.from({ length: 5 }, () => scan('OPA-30-BR'))
  expect(linesOf(order, many)[0]).toMatchObject({ packed: 2, isComplete: true })
  expect(linesOf(order, [scan('OPA-30-BR', 'undo')])[0]).toMatchObject({ packed: 0 })
})

const lines = linesOf(order, [scan('OPA-30-BR'), scan('OPA-30-BR')])
const isKnown = (SKU: string) => SKU === 'LIN-45-NA'

test('a code of the order is right until all of its pieces are in the box', () => {
  expect(readCode('amp-e27-4w', lines, isKnown)).toMatchObject({ kind: 'right', line: { SKU: 'AMP-E27-4W' } })
  expect(readCode('OPA-30-BR', lines, isKnown)).toMatchObject({ kind: 'too-many' })
})

test('a code of another article is wrong, and one of none may be an order', () => {
  expect(readCode('LIN-45-NA', lines, isKnown)).toEqual({ kind: 'wrong', SKU: 'LIN-45-NA' })
  expect(readCode('ML-10492', lines, isKnown)).toEqual({ kind: 'other' })
  expect(readCode('OPA-30-BR', undefined, isKnown)).toEqual({ kind: 'other' })
})

test('a command is one as it is printed, and as it is typed', () => {
  expect(readCode('RB-UNDO', lines, isKnown)).toEqual({ kind: 'command', command: 'undo' })
  expect(readCode(printedCode('undo'), lines, isKnown)).toEqual({ kind: 'command', command: 'undo' })
  expect(readCode('rb-b', lines, isKnown)).toEqual({ kind: 'command', command: 'backorder' })
})
