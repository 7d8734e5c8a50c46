import { aTicket } from '@replybay/testing'
import { expect, test } from 'vitest'
import { applyStep, changeOf, reverseOf } from './ticket-step.ts'

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
})

test('a step is taken back by another, where it changed anything', () => {
  const ticket = aTicket({ assigneeId: 'ines', assigneeName: 'Inès Moreau', tags: ['Damaged'] })
  expect(reverseOf(ticket, { assigneeId: null })).toEqual({
    assigneeId: 'ines',
    assigneeName: 'Inès Moreau',
  })
  expect(reverseOf(ticket, { assigneeId: 'ines' })).toBeUndefined()
  expect(reverseOf(ticket, { addTag: 'VIP' })).toEqual({ removeTag: 'VIP' })
  expect(reverseOf(ticket, { addTag: 'Damaged' })).toBeUndefined()
  expect(reverseOf(ticket, { removeTag: 'Damaged' })).toEqual({ addTag: 'Damaged' })
  expect(reverseOf(ticket, { snoozedUntil: null })).toBeUndefined()
})
