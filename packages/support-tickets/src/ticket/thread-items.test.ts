import { expect, test } from 'vitest'
import { firstUnanswered, threadItems } from './thread-items.ts'

const message = (id: string, createdAt: string) => ({
  _id: id,
  author: 'customer' as const,
  text: id,
  createdAt,
})
const event = (id: string, kind: 'closed' | 'opened' | 'answered', createdAt: string) => ({
  _id: id,
  kind,
  actor: 'support' as const,
  createdAt,
})
const keys = (items: ReturnType<typeof threadItems>) =>
  items.map((item) => (item.kind === 'day' ? 'day' : item.key))

test('puts messages and events in the order in which they happened, under their days', () => {
  const items = threadItems({
    messages: [message('m1', '2026-11-20T10:00:00.000Z'), message('m2', '2026-11-21T10:00:00.000Z')],
    events: [event('e1', 'closed', '2026-11-20T11:00:00.000Z')],
  })
  expect(keys(items)).toEqual(['day', 'm1', 'e1', 'day', 'm2'])
})

test('leaves out what the messages tell by themselves', () => {
  const items = threadItems({
    messages: [message('m1', '2026-11-20T10:00:00.000Z')],
    events: [
      event('e1', 'opened', '2026-11-20T10:00:00.000Z'),
      event('e2', 'answered', '2026-11-20T10:01:00.000Z'),
    ],
  })
  expect(keys(items)).toEqual(['day', 'm1'])
})

test('a ticket whose backend keeps no history is its messages', () => {
  expect(keys(threadItems({ messages: [message('m1', '2026-11-20T10:00:00.000Z')] }))).toEqual(['day', 'm1'])
})

test('a note stands where it was written', () => {
  const note = { _id: 'n1', text: 'A-14', authorName: 'Thomas', createdAt: '2026-11-20T10:30:00.000Z' }
  const items = threadItems({
    messages: [message('m1', '2026-11-20T10:00:00.000Z'), message('m2', '2026-11-20T11:00:00.000Z')],
    notes: [note],
  })
  expect(keys(items)).toEqual(['day', 'm1', 'n1', 'm2'])
})

test('what is new begins after the last answer, below its day', () => {
  const messages = [
    { ...message('m1', '2026-11-20T10:00:00.000Z'), author: 'support' as const },
    message('m2', '2026-11-21T10:00:00.000Z'),
    message('m3', '2026-11-21T11:00:00.000Z'),
  ]
  expect(keys(threadItems({ messages }, firstUnanswered(messages)))).toEqual([
    'day',
    'm1',
    'day',
    'new',
    'm2',
    'm3',
  ])
})

test('nothing is marked as new where nobody has answered yet, or the customer has not written since', () => {
  const asked = message('m1', '2026-11-20T10:00:00.000Z')
  expect(firstUnanswered([asked])).toBeUndefined()
  expect(firstUnanswered([asked, { ...asked, _id: 'm2', author: 'support' }])).toBeUndefined()
})

test('who is given a ticket by replying to it: that stands before the reply of the same minute, and no other', () => {
  const reply = (id: string, createdAt: string) => ({
    ...message(id, createdAt),
    author: 'support' as const,
    authorName: 'Inès Moreau',
  })
  const claim = (createdAt: string, actorName = 'Inès Moreau', detail = 'Inès Moreau') => ({
    ...event('e1', 'closed', createdAt),
    kind: 'assigned' as const,
    actorName,
    detail,
  })
  const order = (own: ReturnType<typeof claim>) =>
    keys(
      threadItems({
        messages: [message('m1', '2026-11-20T10:00:00.000Z'), reply('m2', '2026-11-20T10:01:00.000Z')],
        events: [own],
      }),
    )
  expect(order(claim('2026-11-20T10:01:08.000Z'))).toEqual(['day', 'm1', 'e1', 'm2'])
  expect(order(claim('2026-11-20T10:02:30.000Z'))).toEqual(['day', 'm1', 'm2', 'e1'])
  expect(order(claim('2026-11-20T10:01:08.000Z', 'Thomas Girard', 'Thomas Girard'))).toEqual([
    'day',
    'm1',
    'm2',
    'e1',
  ])
  expect(order(claim('2026-11-20T10:01:08.000Z', 'Inès Moreau', 'Thomas Girard'))).toEqual([
    'day',
    'm1',
    'm2',
    'e1',
  ])
})
