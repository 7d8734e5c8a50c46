import type { EmailHeader } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { groupThreads } from '../model/group-threads.ts'
import { neighbourOf, openRowOf } from './open-row.ts'

const email = (id: string, threadId = id): EmailHeader => ({
  _id: id,
  message_id: id,
  uid: 1,
  folder: 'INBOX',
  threadId,
})
const rows = groupThreads([email('d', 'late'), email('c'), email('b'), email('a', 'late')])

test('an older email of a thread is open: so is its row', () => {
  expect(openRowOf(rows, 'a')?.key).toBe('late')
  expect(openRowOf(rows, 'z')).toBeUndefined()
})

test('a row goes: the next one takes its place, behind the last the one before', () => {
  const [first, second, third] = rows
  expect(neighbourOf(rows, 'late', rows.slice(0, 1))).toBe(second)
  expect(neighbourOf(rows, 'b', rows.slice(2))).toBe(second)
  expect(neighbourOf(rows, 'c', rows.slice(1))).toBe(first)
  expect(neighbourOf(rows, 'late', rows)).toBeUndefined()
  expect(neighbourOf(rows, 'late', rows.slice(0, 2))).toBe(third)
})
