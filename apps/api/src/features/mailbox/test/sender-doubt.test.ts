import { expect, test } from 'vitest'
import { doubtOf } from '../sender-doubt.ts'

const DESK = 'hello@maison-lumen.example'
const doubt = (address: string, name?: string, results?: string, hasChecked = true) =>
  doubtOf(
    {
      from: { address, ...(name && { name }) },
      headers: results === undefined ? {} : { 'authentication-results': results },
    },
    { address: DESK, hasChecked },
  )
const FAILED = { kind: 'failed', reason: 'authentication' }
const like = (reason: string) => ({ kind: 'look-alike', reason })

test.each([
  ['rosa@customer.example', undefined],
  ['rosa@customer.example', 'Rosa'],
  ['rosa@customer.example', 'rosa@customer.example'],
  ['ines@maison-lumen.example', 'Inès'],
  ['ines@mail.maison-lumen.example', 'Inès'],
  ['jürgen@müller.example', 'Jürgen'],
  ['иван@почта.example', 'Иван'],
  ['anna@xn--80akhbyknj4f.example', 'Anna'],
])('nothing speaks against %s', (address, name) => {
  expect(doubt(address, name, 'mx.example; spf=pass; dkim=pass; dmarc=pass')).toBeUndefined()
})

test.each([
  'mx.example; dmarc=fail (p=REJECT) header.from=customer.example',
  'mx.example; spf=fail smtp.mailfrom=x; dkim=none',
  'mx.example;\r\n\tSPF = Fail;\r\n\tdkim=fail',
])('a sender whom the mail server of the mailbox could not confirm: %s', (results) => {
  expect(doubt('rosa@customer.example', undefined, results)).toEqual(FAILED)
})

test.each([
  'mx.example; spf=fail; dkim=pass; dmarc=pass',
  'mx.example; spf=fail; dkim=pass',
  'mx.example; spf=softfail; dkim=none',
  'mx.example; none',
])('a sender who may be who they say: %s', (results) => {
  expect(doubt('rosa@customer.example', undefined, results)).toBeUndefined()
})

test('what no mail server of ours has written says nothing', () => {
  expect(doubt('rosa@customer.example', undefined, 'mx.example; dmarc=fail', false)).toBeUndefined()
})

test.each([
  ['pay@раураl.example', 'mixed-letters'],
  ['pay@аррӏе.example', 'mixed-letters'],
  ['pay@xn--80ak6aa92e.example', 'mixed-letters'],
  ['owner@maison-lurnen.example', 'own-domain'],
  ['owner@maison-1umen.example', 'own-domain'],
  ['owner@maisonlumen.example', 'own-domain'],
  ['owner@maison-lumeen.example', 'own-domain'],
  ['owner@maison-lmuen.example', 'own-domain'],
  ['owner@maison-lumén.example', 'own-domain'],
])('%s looks like somebody else', (address, reason) => {
  expect(doubt(address, undefined, undefined, false)).toEqual(like(reason))
})

test('a name that shows an address of another domain', () => {
  expect(doubt('x@elsewhere.example', 'support@bank.example')).toEqual(like('named-address'))
  expect(doubt('x@elsewhere.example', '"Bank" <Support@Bank.example>')).toEqual(like('named-address'))
  expect(doubt('x@elsewhere.example', 'other@ELSEWHERE.example')).toBeUndefined()
})
