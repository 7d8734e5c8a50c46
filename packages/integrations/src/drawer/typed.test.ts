import { expect, test } from 'vitest'
import { findService } from '../model/services.ts'
import { isChanged, missingField, settingsOf, tidyAddress } from './typed.ts'

const woocommerce = findService('woocommerce')
if (!woocommerce) throw new Error('WooCommerce is a service.')
const kept = { shop_link: 'https://shop.example', consumer_key: '…4e1c', consumer_secret: '…07aa' }

test.each([
  [' shop.example/ ', 'https://shop.example'],
  ['http://shop.example//', 'http://shop.example'],
  ['https://shop.example/store', 'https://shop.example/store'],
  ['  ', ''],
])('an address is put right: "%s"', (typed, address) => {
  expect(tidyAddress(typed)).toBe(address)
})

test('what is kept and not typed anew is no change, however its address is written', () => {
  expect(isChanged(woocommerce, { shop_link: 'shop.example/' }, kept)).toBe(false)
  expect(isChanged(woocommerce, { shop_link: 'other.example' }, kept)).toBe(true)
  expect(isChanged(woocommerce, { shop_link: 'shop.example', consumer_key: 'ck_1' }, kept)).toBe(true)
})

test('a new connection needs every field, in their order', () => {
  expect(missingField(woocommerce, {}, undefined)?.name).toBe('shop_link')
  expect(missingField(woocommerce, { shop_link: 'shop.example', consumer_key: ' ' }, undefined)?.name).toBe(
    'consumer_key',
  )
})

test('keys that are kept need not be typed again, unless the address is another one', () => {
  expect(missingField(woocommerce, { shop_link: 'shop.example' }, kept)).toBeUndefined()
  expect(missingField(woocommerce, { shop_link: 'other.example' }, kept)?.name).toBe('consumer_key')
})

test('what is typed is sent trimmed, and what is not typed is left out', () => {
  expect(
    settingsOf(woocommerce, { shop_link: 'shop.example/', consumer_key: ' ck_1 ', consumer_secret: '' }),
  ).toEqual({
    shop_link: 'https://shop.example',
    consumer_key: 'ck_1',
  })
})
