import { aTicket } from '@replybay/testing'
import { expect, test } from 'vitest'
import { applyStep, beforeStep, changeOf, withBefore } from './ticket-step.ts'

test('who looks after a ticket changes together with their name', () => {
  const inesHas = aTicket({ assigneeId: 'ines', assigneeName: 'Inès Moreau' })
  expect(applyStep(inesHas, { assigneeId: 'thomas', assigneeName: 'Thomas Girard' })).toMatchObject({
    assigneeId: 'thomas',
    assigneeName: 'Thomas Girard',
  })
  expect(applyStep(inesHas, { assigneeId: null }).assigneeName).toBeUndefined()
  expect(applyStep(inesHas, { addTag: 'VIP' }).assigneeName).toBe('Inès Moreau')
})

test('a tag is put beside those that are there, once', () => {
  const ticket = aTicket({ tags: ['Damaged'] })
  expect(applyStep(ticket, { addTag: 'VIP' }).tags).toEqual(['Damaged', 'VIP'])
  expect(applyStep(ticket, { addTag: 'Damaged' }).tags).toEqual(['Damaged'])
  expect(applyStep(ticket, { removeTag: 'Damaged' }).tags).toEqual([])
})

test('the server is told of what changes alone', () => {
  expect(changeOf({ assigneeId: null })).toEqual({ assigneeId: null })
  expect(changeOf({ assigneeId: 'ines', assigneeName: 'Inès Moreau' })).toEqual({ assigneeId: 'ines' })
  expect(changeOf({ removeTag: 'VIP' })).toEqual({ removeTags: ['VIP'] })
})

test('a step that changes nothing: there is nothing before it', () => {
  const ticket = aTicket({ assigneeId: 'ines', tags: ['Damaged'], unread: true, status: 'open' })
  expect(beforeStep(ticket, { assigneeId: 'ines' })).toBeUndefined()
  expect(beforeStep(ticket, { addTag: 'Damaged' })).toBeUndefined()
  expect(beforeStep(ticket, { snoozedUntil: null })).toBeUndefined()
  expect(beforeStep(ticket, { unread: true })).toBeUndefined()
  expect(beforeStep(ticket, { status: 'open' })).toBeUndefined()
  // Who has it for as long as they write alone can have it for good.
  const claimed = { ...ticket, claimedAt: ticket.updatedAt }
  expect(beforeStep(claimed, { assigneeId: 'ines' })).toEqual({ assigneeId: 'ines' })
})

test.each([
  [{ status: 'closed' as const }],
  [{ status: 'answered' as const }],
  [{ snoozedUntil: null }],
  [{ unread: true }],
  [{ assigneeId: null }],
  [{ assigneeId: 'thomas', assigneeName: 'Thomas Girard' }],
  [{ addTag: 'VIP' }],
  [{ removeTag: 'Damaged' }],
])('a step %j that is undone: the ticket is shown as it was', (step) => {
  const ticket = aTicket({
    assigneeId: 'ines',
    assigneeName: 'Inès Moreau',
    tags: ['Damaged'],
    unread: false,
    status: 'open',
    waitingSince: '2026-11-20T08:00:00.000Z',
    snoozedUntil: '2126-11-20T08:00:00.000Z',
  })
  expect(withBefore(applyStep(ticket, step), beforeStep(ticket, step) ?? {})).toMatchObject(ticket)
})
