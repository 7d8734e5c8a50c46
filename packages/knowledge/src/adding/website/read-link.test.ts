import { expect, test } from 'vitest'
import { readLink } from './read-link.ts'

test.each([
  ['maisonlumen.example/aide', 'https://maisonlumen.example/aide'],
  [' http://maisonlumen.example ', 'http://maisonlumen.example/'],
  ['maisonlumen.example:8080', 'https://maisonlumen.example:8080/'],
])('address %s: is read as %s', (typed, expected) => {
  expect(readLink(typed)?.href).toBe(expected)
})

test.each([
  '',
  'help',
  'our help pages',
  'ftp://shop.example',
  'https://me:word@shop.example',
  'mailto:a@b.example',
])('address %j: is none of a website', (typed) => {
  expect(readLink(typed)).toBeUndefined()
})
