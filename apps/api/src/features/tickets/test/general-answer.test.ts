import { expect, test } from 'vitest'
import { generalAnswer } from '../general-answer.ts'

const shop = { customer: 'Ada', team: ['Inès Moreau'], company: 'Maison Lumen', asked: [] }

test('of a reply without an end only its beginning is read, and that is said', () => {
  const { text, isCut } = generalAnswer('Opal glass is dishwasher-safe. '.repeat(400), shop)
  expect(isCut).toBe(true)
  expect(text.length).toBeLessThan(2_001)
  expect(text).toMatch(/^Opal glass is dishwasher-safe\./)
})

test('a reply that holds for every customer is whole', () => {
  expect(generalAnswer('Opal glass is dishwasher-safe.', shop)).toEqual({
    text: 'Opal glass is dishwasher-safe.',
    isCut: false,
  })
})
