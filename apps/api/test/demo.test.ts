import { expect, test } from 'vitest'
import { demoTickets } from '../src/demo/demo-tickets.ts'
import { replay } from '../src/demo/replay.ts'

const now = new Date('2026-05-04T09:00:00.000Z')
const people = new Map([['Inès Moreau', 'ines']])
const inbox = (at: Date) => demoTickets.map((ticket) => replay(ticket, at, people))
const minutesBefore = (time: Date) => (now.getTime() - time.getTime()) / 60_000

test('the demo of one moment is always the same', () => {
  expect(inbox(now)).toEqual(inbox(now))
})

test('it holds forty tickets in every channel and state', () => {
  const tickets = inbox(now).map((rows) => rows.ticket)
  const count = (status: string) => tickets.filter((ticket) => ticket.status === status).length
  expect([count('open'), count('answered'), count('closed')]).toEqual([16, 12, 12])
  expect(new Set(tickets.map((ticket) => ticket.channel)).size).toBe(6)
})

test('it looks alive at any time: who waits has waited for minutes to hours', () => {
  const waits = inbox(now).flatMap(({ ticket }) =>
    ticket.waitingSince ? [minutesBefore(ticket.waitingSince)] : [],
  )
  expect(waits).toHaveLength(16)
  expect(Math.min(...waits)).toBeLessThan(10)
  expect(Math.max(...waits)).toBeLessThan(370)
})

test('nothing in it happened in the future, twice, or more than two weeks ago', () => {
  const rows = inbox(now)
  const messages = rows.flatMap((row) => row.messages)
  expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length)
  for (const { createdAt } of messages) {
    expect(minutesBefore(createdAt)).toBeGreaterThan(0)
    expect(minutesBefore(createdAt)).toBeLessThan(15 * 1440)
  }
})

test('every thread is told in the order in which it happened', () => {
  for (const { steps } of demoTickets) {
    const ages = steps.map((step) => step.minutesAgo)
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  }
})
