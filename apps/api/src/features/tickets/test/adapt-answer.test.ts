import { expect, test } from 'vitest'
import { adaptAnswer } from '../adapt-answer.ts'

const context = {
  from: 'Marguerite Duval',
  to: 'Zara Eastwood',
  team: ['Camille Roy', 'Inès Moreau'],
  company: 'Maison Lumen',
  conversation: [
    'Globe arrived broken',
    'My globe of ML-10482 is broken, the Opaline one. Do I get another?',
  ],
}

/** As one reads it: what is to be filled in in brackets. */
const read = (parts: { text: string; fact?: string }[] | null | undefined) =>
  parts?.map(({ text, fact }) => text || `[${fact}]`).join('')
const adapted = (answer: string, change: Partial<typeof context> = {}) =>
  adaptAnswer(answer, { ...context, ...change })
const told = (answer: string, change?: Partial<typeof context>) => read(adapted(answer, change)?.parts)

test.each([
  ['Hello Marguerite, broken glass is replaced.\n\nBest regards,\nCamille Roy\nMaison Lumen'],
  ['Hello Marguerite, Inès here. broken glass is replaced. Kind regards, Inès'],
  ['Hello Marguerite, broken glass is replaced.\n\n— Inès'],
  ['Hello Marguerite, broken glass is replaced. I’ve refunded you 249 €. Have fun with it.'],
])('a reply to another customer: nobody signs, and nothing is said of that case (%#)', (answer) => {
  expect(told(answer)).toMatch(/broken glass is replaced\.$/)
  expect(told(answer)).not.toMatch(/Marguerite|Camille|Inès|Lumen|249|fun/)
})

test.each([
  ['It comes by 26 November.', 'It comes by [date].'],
  ['It comes on November 26th, 2026 at 10:30.', 'It comes on [date] at [time].'],
  ['It comes tomorrow or on Monday.', 'It comes [date] or [date].'],
  ['It costs €1,284.00 or 12 euros.', 'It costs [amount] or [amount].'],
  ['A refund takes three to five working days.', 'A refund takes [duration].'],
  ['Ask for Thomas in Lyon about it.', 'Ask for [name] in [name] about it.'],
  ['See https://shop.example/t/9 about it.', 'See [link] about it.'],
  ['Write to help@shop.example or call +33 6 12 44 09 81.', 'Write to [email] or call [number].'],
  ['Il part aujourd’hui pour 12,50 €, ou le 3 mars.', 'Il part [date] pour [amount], ou [date].'],
  ['Sale mañana por 12 € y tarda dos semanas.', 'Sale [date] por [amount] y tarda [duration].'],
])('a fact of %j is to be filled in', (answer, expected) => {
  expect(told(answer)).toBe(expected)
})

test.each([
  [
    'Bonjour Marguerite, Inès à l’atelier. Une photo aide toujours.',
    'Bonjour Zara. Une photo aide toujours.',
  ],
  ['Hello Marguerite, Camille at the shop. A photo always helps.', 'Hello Zara. A photo always helps.'],
  ['Hola Marguerite, Inès en el taller: siempre ayuda una foto.', 'Hola Zara: siempre ayuda una foto.'],
  ['A photo always helps. Ask Camille about it. It is free.', 'A photo always helps.'],
])('who wrote it does not stand in it: %j', (answer, expected) => {
  expect(told(answer)).toBe(expected)
})

test('a customer whose name is not known is greeted without one', () => {
  expect(told('Hello Marguerite, a photo always helps.', { to: '' })).toBe('Hello, a photo always helps.')
})

test('what this ticket proves stands in it, with its proof', () => {
  const parts = adapted('Hello Marguerite, the Opaline globe of ML-99999 can be replaced.')?.parts
  expect(read(parts)).toBe('Hello Zara, the Opaline globe of ML-10482 can be replaced.')
  expect(parts?.filter(({ fact }) => fact)).toEqual([
    { text: 'Zara', fact: 'name', proof: 'customer' },
    { text: 'Opaline', fact: 'name', proof: 'conversation' },
    { text: 'ML-10482', fact: 'order', proof: 'conversation' },
  ])
})

test('an order number is to be filled in where the ticket names two', () => {
  expect(told('Order ML-99999 can be changed.', { conversation: ['ML-10482 and ML-10483'] })).toBe(
    'Order [order] can be changed.',
  )
})

test.each([
  ['Hello Marguerite, I’ve just sent it.'],
  ['Bonjour Marguerite, nous avons remboursé la somme. Votre colis est parti.'],
  ['Hola Marguerite, hemos enviado otro.'],
  ['Hello Marguerite!\n\nBest regards,\nCamille'],
  ['Hola, Marguerite, perdona.'],
  ['On Monday, Tuesday, Friday, 3 May and 4 May it opens.'],
])('a reply of which nothing fits is none: %j', (answer) => {
  expect(adapted(answer)).toBeUndefined()
})

test('the shorter one keeps what has most in common with the question', () => {
  const answer =
    'Hello Marguerite! We like questions very much. A broken globe is replaced. Have fun with light.'
  expect(read(adapted(answer)?.shorter)).toBe('Hello Zara! A broken globe is replaced.')
  expect(adapted('A broken globe is replaced.')?.shorter).toBeNull()
})

test.each([
  ['Fue a la tarjeta del pedido, que ha caducado; el banco lo pasa a la nueva.'],
  ['Hello. Marie signed for it at the door. Her husband has it now.'],
  ['Her husband has it now.'],
  ['Your address, rue des lilas, lyon, was not complete.'],
  ['Your password for the portal is lampe-rouge.'],
  ['If it asks, the password for the portal is lampe-rouge.'],
  ['Your IBAN ends with seven seven three.'],
  ['We owe you fifty euros.'],
  ['I am sorry about your illness.'],
  ['The driver knocked twice. Nobody opened.'],
  ['Le livreur a sonné deux fois. La porte était close.'],
  ['It is for you alone.'],
])('what is true of one person alone is told to nobody else: %j', (answer) => {
  expect(adapted(answer)).toBeUndefined()
  expect(told(`Broken glass is replaced. ${answer}`)).toMatch(/^Broken glass is replaced\.(?: Hello\.)?$/)
})

test.each([
  ['Use the code WELCOMEBACK with it.', 'Use the code [name] with it.'],
  ['A refund of fifty euros can be made.', 'A refund of [amount] can be made.'],
  ['It can be paid in veinticinco euros.', 'It can be paid in [amount].'],
  ['Press seven seven three for it.', 'Press [number] for it.'],
  ['Ask Marguerite Delorme about it.', 'Ask [name] [name] about it.'],
])('a fact in words of %j is to be filled in', (answer, expected) => {
  expect(told(answer, { to: '' })).toBe(expected)
})

test('what holds for everybody is kept, also where it speaks to them', () => {
  const answer = 'If your lamp flickers, its LED needs a dimmer. You can always change your address.'
  expect(told(answer)).toBe(answer)
})
