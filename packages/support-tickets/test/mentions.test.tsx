import {
  countTickets,
  listMentions,
  listTickets,
  listViews,
  readMentions,
} from '@replybay/api-client/operations'
import { answerWith, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const mention = (ticketId: string) => ({
  noteId: `note of ${ticketId}`,
  ticketId,
  webId: 'web-1',
  channel: 'web',
  customerName: 'Élodie Marchand',
  authorName: 'Thomas Girard',
  text: '@Camille, can you look?',
  createdAt: '2026-11-20T09:00:00.000Z',
})

/** A server on which notes mention the person, in these tickets, until they have read them. */
function mentionsIn(...tickets: string[]) {
  const unread = new Set(tickets)
  const read: string[] = []
  const asked: string[] = []
  answerWith(
    user(),
    info({}),
    handle(listViews, () => ({ data: { views: [] } })),
    handle(listTickets, () => ({ data: { tickets: [] } })),
    handle(countTickets, () => ({ data: { counts: {}, mentions: unread.size } })),
    handle(listMentions, () => {
      asked.push('mentions')
      return { data: { mentions: [...unread].map(mention), count: unread.size } }
    }),
    handle(readMentions, ({ params }) => {
      read.push(params.id)
      unread.delete(params.id)
      return { data: {} }
    }),
  )
  return { read, asked }
}

const INBOX = '/webs/tickets?channel=all'

test('mentions from while one was away: count with the notices, and are read with their ticket', async () => {
  const { read } = mentionsIn('elodie', 'other')
  const { unmount } = await show(INBOX)
  await expect.poll(() => document.title).toMatch(/^\(2\) /)
  expect(read).toEqual([])
  await unmount()

  await show()
  await expect.poll(() => read).toEqual(['elodie'])
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
})

test('mentions: where the counts say that there are none, none are asked for', async () => {
  const { read, asked } = mentionsIn()
  await show()
  await expect.poll(() => document.title).toContain('Globe')
  expect([read, asked]).toEqual([[], []])
})
