import { expect, test } from 'vitest'
import { textDifferences } from './text-differences.ts'

const plural = (branches: object) => [['count', 'plural', branches]]
const tickets = plural({ one: ['#', ' ticket'], other: ['#', ' tickets of ', ['shop']] })

test.each([
  ['other words', ['Hello ', ['name']], [['name'], ', bonjour']],
  [
    'a plural in its own branches',
    tickets,
    plural({ one: ['#'], many: ['#', ['shop']], other: [['shop'], '#'] }),
  ],
  ['a language with one branch', tickets, plural({ other: ['#', ['shop']] })],
  ['values in another order', [['a'], ['b', 'date', 'short']], [['b', 'date', 'short'], ' ', ['a']]],
])('%s differ in nothing', (_what, original, translation) => {
  expect(textDifferences(original, translation)).toEqual([])
})

test.each<[what: string, original: unknown, translation: unknown]>([
  ['a lost value', ['Hello ', ['name']], 'Bonjour'],
  ['a new value', 'Hello', ['Bonjour ', ['name']]],
  ['a value that stands there once less', [['a'], ['a']], [['a']]],
  ['a lost tag', '<0>Open</0>', 'Ouvrir'],
  ['another format', [['when', 'date', 'short']], [['when', 'date', 'long']]],
  ['a format that is gone', [['sum', 'number']], [['sum']]],
  ['a branch without its number', tickets, plural({ one: ['ticket'], other: ['#', ['shop']] })],
  ['a branch without its value', tickets, plural({ one: ['#'], other: ['#'] })],
  [
    'a branch of the language alone without its value',
    tickets,
    plural({ one: ['#'], many: ['#'], other: ['#', ['shop']] }),
  ],
  ['a lost branch for one number', plural({ 0: ['none'], other: ['#'] }), plural({ other: ['#'] })],
  ['no branch for all others', plural({ one: ['#'], other: ['#'] }), plural({ one: ['#'] })],
  ['a lost choice', tickets, ['tickets']],
  ['another decider', tickets, [['sum', 'plural', { one: ['#'], other: ['#', ['shop']] }]]],
  ['a lost option', [['who', 'select', { me: 'I', other: 'You' }]], [['who', 'select', { other: 'Tu' }]]],
  ['nothing at all', ['Hello ', ['name']], undefined],
])('%s is seen', (_what, original, translation) => {
  expect(textDifferences(original, translation)).not.toEqual([])
})
