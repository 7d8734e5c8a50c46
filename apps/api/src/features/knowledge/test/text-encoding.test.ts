import { expect, test } from 'vitest'
import { decodeText } from '../text-encoding.ts'

const TEXT = 'Une ampoule à vis, œuvre d’été : 8 €'

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 without', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(TEXT, 'utf16le').swap16()],
  [
    'windows-1252',
    Uint8Array.from(TEXT, (sign) => ({ œ: 0x9c, '’': 0x92, '€': 0x80 })[sign] ?? sign.charCodeAt(0)),
  ],
])('text: %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test('text: what a page says it is written in goes first, unless nobody knows it', () => {
  const cyrillic = Uint8Array.from([0xcb, 0xe0, 0xec, 0xef, 0xe0])
  expect(decodeText(cyrillic, 'windows-1251')).toBe('Лампа')
  expect(decodeText(Buffer.from('é'), 'klingon')).toBe('é')
})

test('text: bytes that are none are refused', () => {
  expect(decodeText(Uint8Array.from({ length: 1_000 }, (_, place) => (place * 7) % 32))).toBeUndefined()
})
