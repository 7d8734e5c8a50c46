import { expect, test } from 'vitest'
import { domainOf } from '../domain.ts'

test.each([
  ['maison-lumen.example', 'maison-lumen.example'],
  [' Shop.Example ', 'shop.example'],
  ['https://www.shop.example/lamps?id=1#top', 'www.shop.example'],
  ['http://shop.example:8080', 'shop.example:8080'],
  ['shop.example/lamps', 'shop.example'],
  ['lumière.example', 'lumière.example'],
  ['https://xn--lumire-6ua.example', 'lumière.example'],
  ['localhost:3000', 'localhost:3000'],
  ['[::1]:3000', '[::1]:3000'],
  ['https://owner:secret@shop.example', 'shop.example'],
  ['  ', ''],
])('domain: of “%s” “%s” is kept', (text, domain) => {
  expect(domainOf(text)).toBe(domain)
})

test.each(['two words', 'ftp://shop.example', 'javascript://shop.example', 'https://', 'a b.example'])(
  'domain: “%s” is none',
  (text) => {
    expect(domainOf(text)).toBeUndefined()
  },
)
