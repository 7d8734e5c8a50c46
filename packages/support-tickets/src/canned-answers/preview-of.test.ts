import { expect, test } from 'vitest'
import { previewOf } from './preview-of.ts'

test.each([
  ['Bonjour Margaux,\n\nNous regrettons le retard.', 'Bonjour Margaux · Nous regrettons le retard.'],
  ['Hola, Celia:\nSiento el retraso.\n\nInès', 'Hola, Celia · Siento el retraso. · Inès'],
  ['Bonjour Élodie,', 'Bonjour Élodie,'],
])('a reply in one line: %j', (text, preview) => {
  expect(previewOf(text)).toBe(preview)
})
