import { expect, test } from 'vitest'
import { ownWordsOf } from '../answering/own-words.ts'

test.each([
  ['Which bulb?\n> We sold you a lamp.\n> Camille', 'Which bulb?'],
  ['Which bulb?\n\nOn Fri, 20 Nov 2026 at 10:00, Camille <c@shop.example> wrote:\n> Hello', 'Which bulb?'],
  [
    'Quelle ampoule ?\n\nLe ven. 20 nov. 2026 à 10:00, Camille <c@shop.example> a écrit :\nBonjour',
    'Quelle ampoule ?',
  ],
  ['¿Qué bombilla?\n\nEl vie, 20 nov 2026 a las 10:00, Camille escribió:\nHola', '¿Qué bombilla?'],
  ['Which bulb?\n-----Original Message-----\nFrom: Camille', 'Which bulb?'],
  ['Which bulb?\n-- \nRosa Diaz\nParis', 'Which bulb?'],
  ['> All of it is quoted', '> All of it is quoted'],
  ['On Friday I wrote to you.\nDid you read it?', 'On Friday I wrote to you.\nDid you read it?'],
])('of an email, what is written anew: %j', (text, own) => {
  expect(ownWordsOf(text)).toBe(own)
})
