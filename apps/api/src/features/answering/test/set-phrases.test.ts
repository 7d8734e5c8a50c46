import { expect, test } from 'vitest'
import { setPhraseReply } from '../set-phrases.ts'

const english = 'I’m here to help. What is your question?'
const french = 'Je suis là pour vous aider. Quelle est votre question\u00a0?'
const spanish = 'Estoy aquí para ayudarte. ¿Cuál es tu pregunta?'

test.each([
  ['Can you help me?', english],
  ['I need help', english],
  ['Hello, can I ask a question?', english],
  ['Is anyone there?', english],
  ['Pouvez-vous m’aider ?', french],
  ['Bonjour, j’ai besoin d’aide', french],
  ['J’ai une question', french],
  ['Il y a quelqu’un ?', french],
  ['¿Puedes ayudarme?', spanish],
  ['Hola, tengo una duda', spanish],
  ['¿Hay alguien?', spanish],
])('set phrase: “%s” is asked for its question, in its language', (text, reply) => {
  expect(setPhraseReply(text, 'en-US')).toBe(reply)
})

test.each([
  ['ok', 'Parfait\u00a0! Si vous avez besoin d’autre chose, écrivez-moi ici.'],
  ['Très bien !', 'Parfait\u00a0! Si vous avez besoin d’autre chose, écrivez-moi ici.'],
  ['Vale, perfecto', undefined],
  ['Perfecto', '¡Perfecto! Si necesitas algo más, escríbeme por aquí.'],
])('set phrase: “%s”, said to an answer, calls nobody', (text, reply) => {
  expect(setPhraseReply(text, 'fr-FR')).toBe(reply)
})

test.each(['Can you help me with my order?', 'Pouvez-vous m’aider à choisir une ampoule ?', 'yes', '👍'])(
  'set phrase: “%s” is none',
  (text) => {
    expect(setPhraseReply(text, 'en-US')).toBeUndefined()
  },
)
