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

test('makes no link of anything but http and https', () => {
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
