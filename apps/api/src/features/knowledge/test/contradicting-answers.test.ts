import { expect, test, vi } from 'vitest'
import { asksForFigure } from '../contradictions/asks-for-figure.ts'
import { figuresDiffer, figuresIn } from '../contradictions/figures.ts'

const differ = (one: string, other: string) => figuresDiffer(figuresIn(one), figuresIn(other))

test.each([
  ['You have 14 days.', 'Vous disposez de 30 jours.'],
  ['Shipping costs 4.90 €.', 'Los gastos de envío son 5,90 €.'],
  ['Delivery takes 3 to 5 days.', 'La livraison prend de 3 à 7 jours ouvrés.'],
  ['The warranty is two years.', 'Garantie : 5 ans.'],
  ['We are closed on December 24.', 'Cerramos el 31 de diciembre.'],
  ['A discount of 10 %', 'Una rebaja del 15%'],
  ['Free from 80 €.', 'Livraison gratuite à partir de 60 €.'],
  ['It takes up to 60 W.', 'Ampoule de 40W au maximum.'],
  ['It costs $1,250.00.', 'It costs $1,350.'],
])('figures: "%s" and "%s" differ', (one, other) => {
  expect(differ(one, other)).toBe(true)
  expect(differ(other, one)).toBe(true)
})

test.each([
  ['You have two weeks.', 'Vous disposez de 14 jours.'],
  ['Within 30 days.', 'Dans un délai d’un mois.'],
  ['1,250.00 €', '1 250 €'],
  ['Shipping costs 4.90 €.', 'Shipping is free above 80 €, else 4,90 €.'],
  ['Shipping costs 4.90 €.', 'Shipping is free above 80 €.'],
  ['48 hours', '2 days'],
  ['It takes an E27 bulb.', 'It takes a G9 bulb.'],
  ['3 to 5 working days', 'de 3 à 5 jours'],
  ['Call 02 40 12 34 56.', 'Call 02 40 99 88 77.'],
  ['The cord is 3 m long.', 'It weighs 3 kg.'],
  ['Until December 24.', 'Jusqu’au 24 décembre.'],
])('figures: "%s" and "%s" do not differ', (one, other) => {
  expect(differ(one, other)).toBe(false)
})

test('figures: a text of many is read a few times, and not once for each of them', () => {
  const text = 'Free above 80 € and within 30 days. '.repeat(500)
  const replaced = vi.spyOn(String.prototype, 'replaceAll')
  const tested = vi.spyOn(RegExp.prototype, 'test')
  const figures = figuresIn(text)
  const read = [...replaced.mock.contexts, ...tested.mock.calls.flat()].map((one) => String(one).length)
  replaced.mockRestore()
  tested.mockRestore()
  expect(figures).toEqual(
    new Map([
      ['eur limit', new Set([80])],
      ['time', new Set([720])],
    ]),
  )
  expect(read.reduce((all, length) => all + length, 0)).toBeLessThan(20 * text.length)
})

test.each([
  'How long is the warranty?',
  'Until when may it be returned?',
  'Quel est le délai de retour ?',
  '¿Cuándo llega mi pedido?',
  'What’s the price?',
])('question: "%s" asks for a figure', (question) => {
  expect(asksForFigure(question)).toBe(true)
})

test.each([
  'Why did it arrive late?',
  '¿Y si no estoy en casa cuando llega?',
  'Est-elle chaude quand elle brille ?',
])('question: "%s" asks for no figure', (question) => {
  expect(asksForFigure(question)).toBe(false)
})
