import { expect, test } from 'vitest'
import { addressesIn } from '../rules.ts'

test('sitemap: addresses are read with and without CDATA', () => {
  const text =
    '<url><loc> https://a.example/?x=1&amp;y=2 </loc></url><LOC><![CDATA[https://a.example/b]]></LOC><loc></loc>'
  expect(addressesIn(text, 500)).toEqual(['https://a.example/?x=1&y=2', 'https://a.example/b'])
})

test('sitemap: blanks without an end, and tags without one, keep nothing busy', () => {
  expect(addressesIn(`<loc>${' '.repeat(1_000_000)}`, 500)).toEqual([])
  expect(addressesIn('<loc>'.repeat(100_000), 500)).toEqual([])
})

test('sitemap: no more is read than is wanted, and no more than the protocol allows', () => {
  expect(addressesIn('<loc>https://a.example/</loc>'.repeat(1_000), 3)).toHaveLength(3)
  const late = `${'<loc></loc>'.repeat(50_000)}<loc>https://a.example/</loc>`
  expect(addressesIn(late, 3)).toEqual([])
})
