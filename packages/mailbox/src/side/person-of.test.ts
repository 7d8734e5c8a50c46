import { expect, test } from 'vitest'
import { personOf } from './person-of.ts'

const shop = { address: 'hello@shop.example' }
const ada = { name: 'Ada', address: 'ada@post.example' }
const rosa = { address: 'rosa@post.example' }
const email = (from: { address: string }, to: { address: string }[]) => ({
  _id: 'e',
  message_id: '<e>',
  uid: 1,
  folder: 'INBOX',
  from,
  to,
})

test('several people wrote: the last of them is shown, whoever replied after', () => {
  const messages = [email(ada, [shop]), email(rosa, [shop]), email(shop, [ada])]
  expect(personOf({ messages }, 'Hello@shop.example')).toBe(rosa)
})

test('only the shop wrote: whom it wrote to is shown', () => {
  expect(personOf({ messages: [email(shop, [shop, ada])] }, shop.address)).toBe(ada)
})

test('a thread without people: nobody is shown', () => {
  expect(personOf({ messages: [] }, shop.address)).toBeUndefined()
})
