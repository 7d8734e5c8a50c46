import { expect, test } from 'vitest'
import { politeReply } from '../polite.ts'

test.each([
  ['Hello', 'Hello! What can I help you with?'],
  ['bonjour à tous', 'Bonjour\u00a0! Comment puis-je vous aider\u00a0?'],
  ['¡Muchas gracias!', '¡De nada! Si necesitas algo más, escríbeme por aquí.'],
  ['Hello?', 'Hello! What can I help you with?'],
  ['Hi, thanks!', 'You’re welcome! If you need anything else, just write here.'],
])('“%s” is answered in its language', (text, reply) => {
  expect(politeReply(text, 'en-US')).toBe(reply)
})

test.each([
  '👍',
  'ok',
  'Thanks, how much is it?',
  'Hello, I would like to have it here tomorrow',
  'this one, Thierry',
])('“%s” is not answered', (text) => {
  expect(politeReply(text, 'en-US')).toBeUndefined()
})
