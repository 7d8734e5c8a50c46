import type { EmailMessage } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { answeredOf, isAddress, recipientsOf, subjectOf } from './recipients.ts'

const OWN = 'hello@shop.example'
const at = (...names: string[]) => names.map((name) => ({ address: `${name}@post.example` }))
const email = (change: Partial<EmailMessage>): EmailMessage => ({
  _id: '1',
  message_id: '<1>',
  uid: 1,
  folder: 'INBOX',
  from: { address: 'ada@post.example' },
  to: [{ address: OWN }],
  ...change,
})

test('reply: goes to who wrote, or to the address that they ask for', () => {
  expect(recipientsOf('reply', email({}), OWN)).toEqual({ to: ['ada@post.example'], cc: [] })
  const headers = { 'reply-to': 'Ada <other@post.example>' }
  expect(recipientsOf('reply', email({ headers }), OWN).to).toEqual(['other@post.example'])
})

test.each([
  ['Care <care@post.example>, bills@post.example', ['care@post.example', 'bills@post.example']],
  ['"you@elsewhere.example, us" <care@post.example>', ['care@post.example']],
  ['team@post.example, Ada@post.example', ['ada@post.example']],
  ['nobody', ['ada@post.example']],
])('reply where answers are wanted by %s', (wanted, to) => {
  expect(recipientsOf('reply', email({ headers: { 'reply-to': wanted } }), OWN).to).toEqual(to)
})

test('reply all: goes to everybody but the shop, and to nobody twice', () => {
  const message = email({
    to: [{ address: 'HELLO@shop.example' }, ...at('bob', 'ada')],
    cc: at('bob', 'eve'),
  })
  expect(recipientsOf('reply-all', message, OWN)).toEqual({
    to: ['ada@post.example', 'bob@post.example'],
    cc: ['eve@post.example'],
  })
})

test('reply to what the shop wrote itself: goes to whom that went', () => {
  expect(recipientsOf('reply', email({ from: { address: OWN }, to: at('ada') }), OWN).to).toEqual([
    'ada@post.example',
  ])
})

test('forward: goes to nobody until that is said', () => {
  expect(recipientsOf('forward', email({}), OWN)).toEqual({ to: [], cc: [] })
})

test('what is answered: the newest email that the shop did not write', () => {
  const messages = [email({ _id: 'a' }), email({ _id: 'b', from: { address: OWN } })]
  expect(answeredOf(messages, OWN)?._id).toBe('a')
  expect(answeredOf(messages.slice(1), OWN)?._id).toBe('b')
})

test.each([
  ['Lamp', 'Re: Lamp', 'Fwd: Lamp'],
  ['Re: Lamp', 'Re: Lamp', 'Fwd: Re: Lamp'],
  ['AW: Lamp', 'AW: Lamp', 'Fwd: AW: Lamp'],
  ['RE[2] : Lamp', 'RE[2] : Lamp', 'Fwd: RE[2] : Lamp'],
  ['[Shop] Re: Lamp', '[Shop] Re: Lamp', 'Fwd: [Shop] Re: Lamp'],
  ['FW: Lamp', 'Re: FW: Lamp', 'FW: Lamp'],
  ['TR : Lamp', 'Re: TR : Lamp', 'TR : Lamp'],
  ['Recent lamps', 'Re: Recent lamps', 'Fwd: Recent lamps'],
])('subject “%s”: a reply is “%s”, a forward “%s”', (subject, reply, forward) => {
  expect([subjectOf('reply', subject), subjectOf('forward', subject)]).toEqual([reply, forward])
})

test('addresses: what can be none is told', () => {
  expect(['ada@post.example', 'ada', 'ada@post', '@post.example', 'a b@post.example'].map(isAddress)).toEqual(
    [true, false, false, false, false],
  )
})
