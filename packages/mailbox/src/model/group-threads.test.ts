import type { EmailHeader } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { groupThreads, isUnread } from './group-threads.ts'

const email = (id: string, header: Partial<EmailHeader> = {}): EmailHeader => ({
  _id: id,
  message_id: `<${id}>`,
  uid: 1,
  folder: 'INBOX',
  ...header,
})
const ids = (headers: readonly EmailHeader[]) =>
  groupThreads(headers).map((row) => row.headers.map(({ _id }) => _id))

test('emails of one thread: one row, where the newest stands', () => {
  const headers = [email('c', { threadId: 't' }), email('b'), email('a', { threadId: 't' })]
  expect(ids(headers)).toEqual([['c', 'a'], ['b']])
})

test('an email that came on two pages: is there once', () => {
  expect(ids([email('a'), email('b'), email('a')])).toEqual([['a'], ['b']])
})

test('a thread with an unread email: is unread, whichever it is', () => {
  const [row] = groupThreads([
    email('b', { threadId: 't', seen: true }),
    email('a', { threadId: 't', seen: false }),
  ])
  expect(row && isUnread(row)).toBe(true)
})
