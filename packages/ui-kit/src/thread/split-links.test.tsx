import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

test('leaves a text without addresses whole', () => {
  expect(splitLinks('Bonjour')).toEqual([{ text: 'Bonjour' }])
})

test('ends an address before the sentence’s own marks', () => {
  expect(splitLinks('See https://shop.fr/a?b=1. Thanks')).toEqual([
    { text: 'See ' },
    { text: 'https://shop.fr/a?b=1', href: 'https://shop.fr/a?b=1' },
    { text: '. Thanks' },
  ])
})

test('keeps brackets that belong to the address', () => {
  expect(links('https://en.wikipedia.org/wiki/Lamp_(light)')).toEqual([
    'https://en.wikipedia.org/wiki/Lamp_(light)',
  ])
  expect(links('(https://shop.fr)')).toEqual(['https://shop.fr/'])
})

test('finds mail addresses', () => {
  expect(links('Write to camille@shop.fr, please')).toEqual(['mailto:camille@shop.fr'])
})

test('leaves order numbers, sizes, file names and missing spaces alone', () => {
  expect(links('ML-10482, Ø30.5 cm, 12.50, globe.jpg, v1.2.3. Merci.de rien')).toEqual([])
})

test('makes no link of anything but http, https and mail', () => {
  expect(links('javascript:alert(1) data:text/html,x ftp://shop.fr //shop.fr https://')).toEqual([])
})

test('loses no character', () => {
  const text = 'a https://x.fr, https://y.fr/é\n\nb'
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
