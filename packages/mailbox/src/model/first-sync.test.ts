import type { MailboxFolder } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { firstSync } from './first-sync.ts'

const folder = (change: Partial<MailboxFolder>): MailboxFolder => ({
  folder: 'INBOX',
  kind: 'inbox',
  isSynced: true,
  here: 0,
  ...change,
})
const at = '2026-11-20T07:41:09.000Z'

test('first sync: has no total until the server has said', () => {
  expect(firstSync([folder({})])).toEqual({ here: 0, total: undefined })
})

test('first sync: counts the folders that are known, and ends when each was whole', () => {
  const inbox = folder({ here: 500, total: 2_000 })
  const sent = folder({ here: 10, total: 10, syncedAt: at })
  const aside = folder({ isSynced: false, total: 9_000 })
  expect(firstSync([inbox, sent, aside])).toEqual({ here: 510, total: 2_010 })
  expect(firstSync([{ ...inbox, syncedAt: at }, sent])).toBeUndefined()
})
