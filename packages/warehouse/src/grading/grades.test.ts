import type { WarehouseReturn } from '@replybay/api-client'
import { expect, test } from 'vitest'
import {
  activeOf,
  articlesOf,
  inspectionOf,
  lackOf,
  type Marks,
  noMarks,
  refundOf,
  sumOf,
  withAllValid,
  withGrade,
  withMissing,
} from './grades.ts'
import { readReturnCode } from './read-return-code.ts'

const row: WarehouseReturn = {
  companyId: 'company-1',
  orderNumber: 'ML-10431',
  status: 'arrived',
  items: [
    { SKU: 'ALB-W-LA', quantity: 2, price: 8_900 },
    { SKU: 'OPA-30-BR', quantity: 1, price: 24_900 },
    { SKU: 'ALB-W-LA', quantity: 1, price: 7_900 },
  ],
}
const [ALB1, ALB2, ALB3, OPA] = ['ALB-W-LA 1', 'ALB-W-LA 2', 'ALB-W-LA 3', 'OPA-30-BR 1']
const graded = (...steps: [string, 'valid' | 'broken' | 'rejected'][]): Marks =>
  steps.reduce((marks, [id, grade]) => withGrade(row, marks, id, grade), noMarks)
const all = graded([ALB1, 'valid'], [ALB2, 'broken'], [ALB3, 'rejected'], [OPA, 'valid'])

test('lines of one article are one, with a unit for each of their pieces', () => {
  const articles = articlesOf(row, noMarks)
  expect(articles.map(({ SKU, units }) => [SKU, units.length])).toEqual([
    ['ALB-W-LA', 3],
    ['OPA-30-BR', 1],
  ])
  expect(sumOf(articles)).toEqual({ valid: 0, broken: 0, rejected: 0, left: 4, back: 4, missing: 0 })
})

test('a grade moves on to the next unit without one, and the same grade again is taken away', () => {
  const once = graded([ALB2, 'broken'])
  expect(activeOf(row, once)?.id).toBe(ALB3)
  const again = withGrade(row, once, ALB2, 'broken')
  expect(sumOf(articlesOf(row, again)).left).toBe(4)
  expect(activeOf(row, again)?.id).toBe(ALB2)
})

test('past the last unit, those before it that have no grade are next', () => {
  expect(activeOf(row, graded([OPA, 'valid']))?.id).toBe(ALB1)
  expect(activeOf(row, all)).toBeUndefined()
})

test('all valid leaves grades alone that are there', () => {
  const marks = withAllValid(row, graded([ALB1, 'rejected']), 'ALB-W-LA')
  expect(sumOf(articlesOf(row, marks))).toMatchObject({ valid: 2, rejected: 1, left: 1 })
  expect(activeOf(row, marks)?.id).toBe(OPA)
})

test('what lacks is told in its order: grades, then why units are rejected, then what is missing', () => {
  expect(lackOf(articlesOf(row, noMarks))).toEqual({ kind: 'units', count: 4 })
  expect(lackOf(articlesOf(row, all))).toMatchObject({ kind: 'rejected', unit: { id: ALB3 } })
  const missing = withMissing(row, { ...all, words: { [ALB3]: 'Scratched' } }, 'OPA-30-BR', 1)
  expect(lackOf(articlesOf(row, missing))).toEqual({ kind: 'missing', SKU: 'OPA-30-BR' })
  const said = { ...missing, words: { ...missing.words, 'OPA-30-BR': 'Empty box' } }
  expect(lackOf(articlesOf(row, said))).toBeUndefined()
})

test('a piece that never came loses its grade, and comes back without one', () => {
  const gone = withMissing(row, all, 'ALB-W-LA', 1)
  expect(sumOf(articlesOf(row, gone))).toEqual({
    valid: 2,
    broken: 1,
    rejected: 0,
    left: 0,
    back: 3,
    missing: 1,
  })
  expect(sumOf(articlesOf(row, withMissing(row, gone, 'ALB-W-LA', 0))).left).toBe(1)
})

test('an inspection names each piece once, and says why', () => {
  const marks = withMissing(
    row,
    { ...all, words: { [ALB3]: ' Scratched ', 'OPA-30-BR': 'Empty box' } },
    'OPA-30-BR',
    1,
  )
  expect(inspectionOf(articlesOf(row, marks))).toEqual({
    validatedSkus: ['ALB-W-LA'],
    brokenSkus: ['ALB-W-LA'],
    rejectedSkus: ['ALB-W-LA'],
    missingSkus: ['OPA-30-BR'],
    comment: 'ALB-W-LA: Scratched\n1 × OPA-30-BR: Empty box',
  })
})

test('valid and broken are refunded at what each piece was sold for; without prices no sum is told', () => {
  expect(refundOf(articlesOf(row, all))).toBe(8_900 + 8_900 + 24_900)
  const unpriced = { ...row, items: [{ SKU: 'OPA-30-BR', quantity: 1 }] }
  expect(refundOf(articlesOf(unpriced, graded([OPA, 'valid'])))).toBeUndefined()
})

test('a return that was inspected shows what was found, whatever is marked here', () => {
  const done: WarehouseReturn = {
    ...row,
    status: 'done',
    validatedSkus: ['OPA-30-BR'],
    brokenSkus: ['ALB-W-LA'],
    rejectedSkus: ['ALB-W-LA'],
    missingSkus: ['ALB-W-LA'],
  }
  expect(sumOf(articlesOf(done, graded([ALB1, 'valid'])))).toEqual({
    valid: 1,
    broken: 1,
    rejected: 1,
    left: 0,
    back: 3,
    missing: 1,
  })
})

test('a code is the first unit without a grade, one too many, wrong, a command or something else', () => {
  const isKnown = (SKU: string) => SKU === 'LIN-45-NA'
  const read = (code: string, marks = noMarks) => readReturnCode(code, articlesOf(row, marks), isKnown)
  expect(read('alb-w-la', graded([ALB1, 'valid']))).toMatchObject({ kind: 'unit', unit: { id: ALB2 }, of: 3 })
  expect(read('ALB-W-LA', all)).toMatchObject({ kind: 'too-many' })
  expect(read('LIN-45-NA')).toEqual({ kind: 'wrong', SKU: 'LIN-45-NA' })
  expect(read('ML-10418')).toEqual({ kind: 'other' })
  expect(read('RB-FINISH')).toEqual({ kind: 'command', command: 'finish' })
})
