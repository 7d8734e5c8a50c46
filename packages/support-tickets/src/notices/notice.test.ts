import { aMessage, aTicketSummary } from '@replybay/testing'
import { expect, test } from 'vitest'
import { noticeOf, withMentions, withNotice, withRead } from './notice.ts'
import { isQuiet } from './notice-settings.ts'

const ME = 'user-1'
const asked = aMessage({ _id: 'm-2', author: 'customer', text: 'Hello?' })
const ticket = aTicketSummary({ _id: 't', unread: true, lastMessage: asked })

test('a customer who writes is news to whoever has the ticket, and to everybody where nobody has it', () => {
  expect(noticeOf(ticket, undefined, ME)).toMatchObject({ kind: 'message', text: 'Hello?', isRead: false })
  expect(noticeOf({ ...ticket, assigneeId: ME }, undefined, ME)).toBeDefined()
  expect(noticeOf({ ...ticket, assigneeId: 'user-2' }, undefined, ME)).toBeUndefined()
})

test('what was known, answered or read is no news', () => {
  expect(noticeOf(ticket, ticket, ME)).toBeUndefined()
  expect(noticeOf({ ...ticket, lastMessage: { ...asked, author: 'support' } }, undefined, ME)).toBeUndefined()
  expect(noticeOf({ ...ticket, unread: false }, undefined, ME)).toBeUndefined()
})

test('a message is news when it is told, also where a list was read that has it; what is told of it later is not', () => {
  const at = Date.parse(asked.createdAt)
  expect(noticeOf(ticket, ticket, ME, { at: at + 500 })).toMatchObject({ kind: 'message', text: 'Hello?' })
  expect(noticeOf(ticket, ticket, ME, { at: at + 60_000 })).toBeUndefined()
  expect(noticeOf(ticket, ticket, ME, { at: at + 500, by: 'user-2' })).toBeUndefined()
})

test('a ticket that becomes mine is news, one that stays mine is not', () => {
  const mine = { ...ticket, assigneeId: ME }
  expect(noticeOf(mine, { ...ticket, assigneeId: 'user-2' }, ME)).toMatchObject({ kind: 'assigned' })
  expect(noticeOf(mine, mine, ME)).toBeUndefined()
  expect(noticeOf(mine, ticket, ME, { by: 'user-2' })).toBeDefined()
  expect(noticeOf(mine, ticket, ME, { by: ME })).toBeUndefined()
})

test('a ticket that a colleague takes over from me is news, one that an admin gives to a colleague is not', () => {
  const claimed = { ...ticket, assigneeId: ME, claimedAt: asked.createdAt }
  const theirs = { ...ticket, assigneeId: 'user-2', assigneeName: 'Thomas' }
  expect(noticeOf(theirs, claimed, ME, { by: 'user-2' })).toMatchObject({
    kind: 'taken-over',
    author: 'Thomas',
  })
  expect(noticeOf(theirs, claimed, ME, { by: 'admin-1' })).toBeUndefined()
})

test('a note that names me is news once, and not my own', () => {
  const createdAt = '2026-11-20T10:00:00.000Z'
  const mention = { noteId: 'n-1', people: [ME], authorName: 'Thomas', text: '@Camille, look', createdAt }
  const named = { ...ticket, unread: false, mention }
  const at = Date.parse(createdAt) + 500
  expect(noticeOf(named, ticket, ME, { by: 'user-2', at })).toMatchObject({
    kind: 'mentioned',
    author: 'Thomas',
    text: '@Camille, look',
  })
  expect(noticeOf(named, named, ME, { by: 'user-2', at })).toBeUndefined()
  expect(noticeOf(named, undefined, ME, { by: 'user-2', at: at + 86_400_000 })).toBeUndefined()
  expect(noticeOf(named, ticket, ME, { by: ME, at })).toBeUndefined()
  expect(noticeOf(named, ticket, 'user-3', { by: 'user-2', at })).toBeUndefined()
})

test('a note that was changed is news to whom it names since, and to nobody else', () => {
  const createdAt = '2026-11-20T10:00:00.000Z'
  const mention = { noteId: 'n-1', authorName: 'Thomas', text: '@Camille, look', createdAt }
  const before = { ...ticket, unread: false, mention: { ...mention, people: ['user-3'] } }
  const after = { ...before, mention: { ...mention, people: [ME] } }
  const told = { by: 'user-2', at: Date.parse(createdAt) + 500 }
  expect(noticeOf(after, before, ME, told)).toMatchObject({ kind: 'mentioned', messageId: 'n-1' })
  expect(noticeOf(after, before, 'user-3', told)).toBeUndefined()
})

test('nobody is told of a ticket of sample data', () => {
  expect(noticeOf(ticket, undefined, ME)).toBeDefined()
  expect(noticeOf(ticket, undefined, ME, { samples: [ticket.webId] })).toBeUndefined()
})

test('what is told late stands by the time at which it was', () => {
  const told = ['10:00', '08:00', '09:00'].map((time, index) => {
    const createdAt = `2026-11-20T${time}:00.000Z`
    const lastMessage = aMessage({ author: 'customer', createdAt })
    return noticeOf({ ...ticket, _id: `t${index}`, lastMessage }, undefined, ME)
  })
  const notices = told.filter((notice) => notice !== undefined).reduce(withNotice, [])
  expect(notices.map(({ at }) => at.slice(11, 16))).toEqual(['10:00', '09:00', '08:00'])
})

test('what mentions me and came while I was away is a notice, and what was read elsewhere is read', () => {
  const mention = (id: string, createdAt: string) => ({
    noteId: `n-${id}`,
    ticketId: id,
    webId: 'web-1',
    channel: 'web',
    customerName: 'Ada',
    authorName: 'Thomas',
    text: '@Camille, look',
    createdAt,
  })
  const [one, two] = [mention('a', '2026-11-20T10:00:00.000Z'), mention('b', '2026-11-20T11:00:00.000Z')]
  const told = withMentions([], [two, one], true)
  expect(told.map(({ messageId, kind, isRead }) => [messageId, kind, isRead])).toEqual([
    ['n-b', 'mentioned', false],
    ['n-a', 'mentioned', false],
  ])
  expect(withMentions(told, [two, one], true)).toEqual(told)
  expect(withMentions(withRead(told), [two, one], true).every(({ isRead }) => isRead)).toBe(true)
  expect(withMentions(told, [two], true).map(({ isRead }) => isRead)).toEqual([false, true])
  expect(withMentions(told, [two], false).map(({ isRead }) => isRead)).toEqual([false, false])
  const newer = aMessage({ author: 'customer', createdAt: '2026-11-20T12:00:00.000Z' })
  const written = noticeOf({ ...ticket, _id: 'a', lastMessage: newer }, undefined, ME)
  if (!written) throw new Error('There is no notice.')
  expect(withMentions([written], [one], true)).toEqual([written])
})

test('a ticket stands among the notices once, the newest first, and at most fifty do', () => {
  const notices = Array.from({ length: 60 }, (_, index) =>
    noticeOf({ ...ticket, _id: `t${index}` }, undefined, ME),
  )
    .filter((notice) => notice !== undefined)
    .reduce(withNotice, [])
  expect(notices).toHaveLength(50)
  const third = notices[3]
  if (!third) throw new Error('There are too few.')
  const again = withNotice(notices, { ...third, messageId: 'm-3' })
  expect(again).toHaveLength(50)
  expect(again[0]).toMatchObject({ ticketId: 't56', messageId: 'm-3' })
  expect(withRead(again, { ticketId: 't56' }).filter(({ isRead }) => isRead)).toHaveLength(1)
  expect(withRead(again).every(({ isRead }) => isRead)).toBe(true)
})

test.each([
  ['12:00', '14:00', '13:00', true],
  ['12:00', '14:00', '14:00', false],
  ['22:00', '07:00', '23:30', true],
  ['22:00', '07:00', '06:59', true],
  ['22:00', '07:00', '12:00', false],
  ['09:00', '09:00', '09:00', false],
])('from %s to %s, it is quiet at %s: %s', (from, to, time, expected) => {
  const settings = { sound: 'chime' as const, desktop: false, muted: [], quiet: { from, to } }
  expect(isQuiet(settings, 'web', new Date(`2026-11-20T${time}:00`))).toBe(expected)
})

test('a muted channel is always quiet', () => {
  const settings = { sound: 'chime' as const, desktop: true, muted: ['discord'], quiet: null }
  expect(isQuiet(settings, 'discord', new Date())).toBe(true)
  expect(isQuiet(settings, 'web', new Date())).toBe(false)
})
