import type { MailProvider } from '@replybay/api-client'
import { expect, test } from 'vitest'
import {
  connectionOf,
  draftFrom,
  firstDraft,
  keptTexts,
  missingField,
  withAddress,
  withProvider,
  withServer,
} from './connection-draft.ts'

const gmail: MailProvider = {
  id: 'gmail',
  name: 'Gmail',
  domains: ['gmail.com'],
  incoming: { host: 'imap.gmail.com', port: 993, encryption: 'tls' },
  outgoing: { host: 'smtp.gmail.com', port: 465, encryption: 'tls' },
}
const other: MailProvider = { id: 'other', name: 'Other' }

test('connection: the address names its provider, unless another one is chosen', () => {
  const known = withAddress(firstDraft(undefined), 'shop@gmail.com', [gmail])
  expect(known).toMatchObject({ provider: 'gmail', incoming: { host: 'imap.gmail.com', port: '993' } })
  const chosen = withProvider(firstDraft(undefined), other)
  expect(withAddress(chosen, 'shop@gmail.com', [gmail]).provider).toBe('other')
})

test('connection: a server that is changed by hand is of no provider', () => {
  const changed = withServer(withProvider(firstDraft(undefined), gmail), 'incoming', { port: '143' })
  expect(changed).toMatchObject({ provider: 'other', incoming: { host: 'imap.gmail.com', port: '143' } })
})

test('connection: what is kept of it is all that is typed, but for the passwords', () => {
  const begun = firstDraft(undefined)
  const typed = withServer({ ...begun, address: 'hello@shop.example', user: 'shop' }, 'outgoing', {
    host: 'smtp.shop.example',
    encryption: 'starttls',
  })
  const sending = { ...typed, isSameForSending: false, sendingUser: 'sender', usesPassword: true }
  const kept = keptTexts({ ...sending, password: 'a secret', sendingPassword: 'another secret' })
  expect(JSON.stringify(kept)).not.toContain('secret')
  expect(draftFrom(kept, begun, [gmail, other])).toEqual(sending)
})

test('connection: what is missing is found in the order of the form', () => {
  const empty = firstDraft(undefined)
  expect(missingField(empty, false)).toBe('address')
  const addressed = { ...empty, address: 'hello@shop.example' }
  expect(missingField(addressed, false)).toBe('password')
  expect(missingField(addressed, true)).toBe('incoming')
  const whole = withProvider({ ...addressed, password: 'secret' }, gmail)
  expect(missingField(whole, false)).toBeUndefined()
  expect(missingField({ ...whole, isSameForSending: false }, false)).toBe('sendingUser')
  expect(connectionOf(whole)).toEqual({
    address: 'hello@shop.example',
    provider: 'gmail',
    password: 'secret',
    incoming: gmail.incoming,
    outgoing: gmail.outgoing,
  })
})
