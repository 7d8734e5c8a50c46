import {
  answerTicket,
  changeTickets,
  closeTicket,
  getUserInfo,
  listTickets,
  undoTicket,
  updateTicket,
} from '@replybay/api-client/operations'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { supportDesk, WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

type Change = Record<string, unknown>

/** Changes a ticket under a key of its own. @returns the key. */
async function change(id: string, body: Change, as = 'support'): Promise<string> {
  const key = randomUUID()
  const headers = { 'idempotency-key': key }
  const changed = await desk.call(updateTicket, { as, headers, path: { id, id2: WEB }, body })
  expect(changed.status).toBe(200)
  return key
}

async function close(id: string): Promise<string> {
  const key = randomUUID()
  await desk.call(closeTicket, { headers: { 'idempotency-key': key }, path: { id } })
  return key
}

const undo = (id: string, key: string, as = 'support') =>
  desk.call(undoTicket, { as, path: { id }, body: { key } })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A ticket whose last message is the AI agent's, which somebody has waited for. */
async function handedOff() {
  const { data } = await desk.call(listTickets, { path: { webId: WEB }, query: { status: 'open' } })
  const found = data.tickets.find(
    ({ lastMessage, waitingSince }) => waitingSince && lastMessage?.author === 'agent',
  )
  return found?._id ?? ''
}

const acts: [string, Change, Change][] = [
  ['closed', {}, { status: 'closed' }],
  ['answered by hand', {}, { status: 'answered' }],
  ['reopened', { status: 'closed' }, { status: 'open' }],
  ['open by hand', { status: 'answered' }, { status: 'open' }],
  ['snoozed', {}, { snoozedUntil: inHours(4) }],
  ['snoozed anew', { snoozedUntil: inHours(2) }, { snoozedUntil: inHours(4) }],
  ['woken', { snoozedUntil: inHours(2) }, { snoozedUntil: null }],
  ['closed asleep', { snoozedUntil: inHours(2) }, { status: 'closed' }],
  ['unread', { unread: false }, { unread: true }],
  ['tagged', { tags: ['Invoice'] }, { tags: ['VIP'] }],
  ['unassigned', {}, { assigneeId: null }],
]

test.each(acts)(
  'undo of %s: the ticket is what it was, and its history says nothing of it',
  async (_name, first, act) => {
    const id = await handedOff()
    if (Object.keys(first).length > 0) await desk.change(id, first)
    if ('assigneeId' in act) await desk.change(id, { assigneeId: await desk.me() })
    const before = await desk.info(id)
    const key = await change(id, act)
    expect(await desk.info(id)).not.toEqual(before)
    const undone = await undo(id, key)
    expect(undone.status).toBe(200)
    expect(undone.data.ticket).toEqual(before)
    expect(await desk.info(id)).toEqual(before)
  },
)

test('undo of the documented close: since when its customer waits is as before', async () => {
  const id = await handedOff()
  const before = await desk.info(id)
  const key = await close(id)
  expect((await desk.info(id)).status).toBe('closed')
  expect((await undo(id, key)).data.ticket).toEqual(before)
  expect((await undo(id, key)).status).toBe(200)
  expect(await desk.info(id)).toEqual(before)
})

test('undo of tags: a ticket has no more of them than it can', async () => {
  const { id } = await desk.open('Many tags')
  const many = (kind: string) => Array.from({ length: 20 }, (_, place) => `${kind} ${place}`)
  await desk.change(id, { tags: many('old') })
  const key = await change(id, { tags: [] })
  await desk.change(id, { tags: many('new') })
  expect((await undo(id, key)).data.ticket.tags).toEqual(many('new'))
})

test('undo of tags of many: those that a colleague has put on it since stay', async () => {
  const { id } = await desk.open('Tags')
  await desk.change(id, { tags: ['Invoice'] })
  const key = randomUUID()
  const headers = { 'idempotency-key': key }
  const body = { ids: [id], addTags: ['VIP'], removeTags: ['Invoice'] }
  await desk.call(changeTickets, { headers, path: { webId: WEB }, body })
  await desk.call(changeTickets, {
    as: 'owner',
    path: { webId: WEB },
    body: { ids: [id], addTags: ['Glass'] },
  })
  expect((await undo(id, key)).data.ticket.tags).toEqual(['Glass', 'Invoice'])
})

/** What a colleague or the customer does after an act. */
const meanwhile: [string, Change, (ticket: { id: string; visitor: string }) => Promise<unknown>][] = [
  [
    'close: a colleague has answered',
    { status: 'closed' },
    ({ id }) => desk.call(answerTicket, { as: 'owner', path: { id }, body: { message: 'Mine' } }),
  ],
  [
    'close: a colleague has opened and closed it again',
    { status: 'closed' },
    async ({ id }) => {
      await change(id, { status: 'open' }, 'owner')
      await change(id, { status: 'closed' }, 'owner')
    },
  ],
  ['close: the customer has written', { status: 'closed' }, (ticket) => desk.write(ticket, 'Well?')],
  ['snooze: the customer has written', { snoozedUntil: inHours(4) }, (ticket) => desk.write(ticket, 'Well?')],
  [
    'snooze: a colleague has snoozed it until later',
    { snoozedUntil: inHours(4) },
    ({ id }) => change(id, { snoozedUntil: inHours(9) }, 'owner'),
  ],
  ['reopening: the customer has written', { status: 'open' }, (ticket) => desk.write(ticket, 'Well?')],
]

test.each(meanwhile)('undo of a %s: it is refused, and what they did stays', async (_name, act, does) => {
  const ticket = await desk.open('Meanwhile')
  if (act['status'] === 'open') await desk.change(ticket.id, { status: 'closed' })
  const key = await change(ticket.id, act)
  await does(ticket)
  const before = await desk.info(ticket.id)
  const refused = await undo(ticket.id, key)
  expect(refused.status).toBe(409)
  expect(refused.problem).toMatchObject({
    code: 'changed-meanwhile',
    message: 'This ticket has changed since then, so this can’t be undone',
  })
  expect(await desk.info(ticket.id)).toEqual(before)
})

test('undo of a close after which a colleague took the ticket: it is open again, and theirs', async () => {
  const { id } = await desk.open('Taken')
  const owner = (await desk.call(getUserInfo, { as: 'owner' })).data.user._id
  const key = await close(id)
  await change(id, { assigneeId: owner }, 'owner')
  const { ticket } = (await undo(id, key)).data
  expect(ticket).toMatchObject({ status: 'open', assigneeId: owner })
  expect(ticket.events?.map(({ kind }) => kind)).toEqual(['opened', 'assigned'])
})

test('undo of what a colleague did: there is no such change', async () => {
  const { id } = await desk.open('Theirs')
  const key = await change(id, { status: 'closed' }, 'owner')
  expect((await undo(id, key)).status).toBe(404)
  expect((await desk.info(id)).status).toBe('closed')
})

test('undo that is faster than its change: the change is not done any more', async () => {
  const { id } = await desk.open('Late')
  const key = randomUUID()
  expect((await undo(id, key)).status).toBe(200)
  const late = await desk.call(closeTicket, { headers: { 'idempotency-key': key }, path: { id } })
  expect(late.data.ticket.status).toBe('open')
})

test('change that is sent again under its key: it is done once, and another under the same key is refused', async () => {
  const { id } = await desk.open('Twice')
  const headers = { 'idempotency-key': randomUUID() }
  const path = { id, id2: WEB }
  await desk.call(updateTicket, { headers, path, body: { status: 'answered' } })
  await change(id, { status: 'open' }, 'owner')
  const again = await desk.call(updateTicket, { headers, path, body: { status: 'answered' } })
  expect(again.data.ticket.status).toBe('open')
  const other = await desk.call(updateTicket, { headers, path, body: { status: 'closed' } })
  expect(other.problem.code).toBe('key-reused')
})

test('undo of the last acts, one after the other: each brings back what was before it', async () => {
  const { id } = await desk.open('Several')
  const first = await desk.info(id)
  const snoozed = await change(id, { snoozedUntil: inHours(4) })
  const second = await desk.info(id)
  const closed = await close(id)
  expect((await undo(id, closed)).data.ticket).toEqual(second)
  expect((await undo(id, snoozed)).data.ticket).toEqual(first)
})
