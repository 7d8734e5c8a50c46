import type { EmailMessage } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { firstOpen, threadParts } from './first-open.ts'

const emails = (count: number, unread: readonly number[] = []): EmailMessage[] =>
  Array.from({ length: count }, (_, place) => ({
    _id: `${place}`,
    message_id: `<${place}>`,
    uid: place + 1,
    folder: 'INBOX',
    seen: !unread.includes(place),
  }))
const shown = (count: number, open: readonly string[], isAll = false) =>
  threadParts(emails(count), new Set(open), isAll).map((part) =>
    part.kind === 'email' ? part.message._id : `+${part.messages.length}`,
  )

test('a thread: opens with what nobody has read, and the newest', () => {
  expect([...firstOpen(emails(4, [1]))]).toEqual(['1', '3'])
  expect([...firstOpen(emails(3))]).toEqual(['2'])
})

test('six collapsed emails: are all there', () => {
  expect(shown(7, ['6'])).toEqual(['0', '1', '2', '3', '4', '5', '6'])
})

test('more than six collapsed emails: the first, a count, and the last', () => {
  expect(shown(9, ['8'])).toEqual(['0', '+6', '7', '8'])
  expect(shown(9, ['8'], true)).toHaveLength(9)
})
