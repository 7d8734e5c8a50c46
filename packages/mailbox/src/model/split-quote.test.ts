import { expect, test } from 'vitest'
import { splitQuote } from './split-quote.ts'

test('a quote at the end: is apart, with the line above it', () => {
  expect(splitQuote('Yes, please.\n\nOn Monday, Ada wrote:\n> Two lamps?\n>\n> Ada\n')).toEqual({
    text: 'Yes, please.',
    quote: 'On Monday, Ada wrote:\n> Two lamps?\n>\n> Ada',
  })
})

test('an email that is put below: is apart', () => {
  expect(splitQuote('Oui.\n\n-----Message d’origine-----\nDe : Ada\n\nDeux ?').quote).toContain('Deux ?')
})

test('lines that are marked in the middle, with replies between them: the text stays whole', () => {
  const text = '> Two lamps?\nYes.\n> Which color?\nRed.'
  expect(splitQuote(text)).toEqual({ text, quote: undefined })
})

test('a text that is nothing but a quote: stays whole', () => {
  expect(splitQuote('> Two lamps?').quote).toBeUndefined()
})

test('a text without a quote: stays as it is', () => {
  expect(splitQuote('Hello\nAda')).toEqual({ text: 'Hello\nAda', quote: undefined })
})
