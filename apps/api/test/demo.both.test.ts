import { expect, test } from 'vitest'
import { readTicketTexts } from '../src/features/tickets/demo/texts.ts'
import { ticketDemoRows } from '../src/features/tickets/demo/ticket-demo.ts'

const now = new Date('2026-05-04T09:00:00.000Z')
const userIds = new Map(['Inès Moreau', 'Camille Roy', 'Thomas Girard'].map((name) => [name, name]))
const texts = await readTicketTexts()
const { customers, tickets: rows } = ticketDemoRows({ now, userIds }, texts)
const tickets = rows.map((row) => row.ticket)
const messages = rows.flatMap((row) => row.messages)
const minutesBefore = (time: Date) => (now.getTime() - time.getTime()) / 60_000
const days = (time: Date) => minutesBefore(time) / 1440

test('demo: that of one moment is always the same', () => {
  expect(ticketDemoRows({ now, userIds }, texts)).toEqual({ customers, tickets: rows })
})

test('demo: holds 402 tickets of 90 days in every channel and state', () => {
  const ages = tickets.map((ticket) => days(ticket.createdAt))
  expect(tickets).toHaveLength(402)
  expect(Math.min(...ages)).toBeLessThan(1)
  expect(Math.max(...ages)).toBeGreaterThan(85)
  expect(Math.max(...ages)).toBeLessThan(92)
  expect(new Set(tickets.map((ticket) => ticket.channel)).size).toBe(6)
  expect(new Set(tickets.map((ticket) => ticket.status))).toEqual(new Set(['open', 'answered', 'closed']))
})

test.each([0, 1, 2, 3, 4, 5, 6])('demo: looks alive %i days later too', (later) => {
  const at = new Date(now.getTime() + later * 86_400_000)
  const waits = ticketDemoRows({ now: at, userIds }, texts).tickets.flatMap(({ ticket }) =>
    ticket.waitingSince ? [(at.getTime() - ticket.waitingSince.getTime()) / 60_000] : [],
  )
  expect(waits.length).toBeGreaterThanOrEqual(16)
  expect(waits.length).toBeLessThan(40)
  expect(Math.min(...waits)).toBeLessThan(10)
  // Whoever writes on a Saturday afternoon is answered on Monday.
  expect(Math.max(...waits)).toBeLessThan(3 * 1440)
})

test('demo: nothing in it happened in the future, or twice', () => {
  expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length)
  expect(new Set(tickets.map((ticket) => ticket.id)).size).toBe(tickets.length)
  expect(messages.filter((message) => minutesBefore(message.createdAt) <= 0)).toEqual([])
})

/** Around midnight, from which the days of the demo are counted, and in the middle of a day. */
const moments = [
  '2026-05-03T23:58:00Z',
  '2026-05-04T00:00:00Z',
  '2026-05-04T00:03:00Z',
  '2026-05-04T04:30:00Z',
  '2026-05-04T12:00:00Z',
]

test.each(moments)(
  'demo: at %s, every ticket is told in the order in which it happened, and nothing is to come',
  (moment) => {
    const at = new Date(moment)
    for (const { ticket, messages: said, events } of ticketDemoRows({ now: at, userIds }, texts).tickets) {
      const times = said.map(({ createdAt }) => createdAt.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      for (const { createdAt } of [...said, ...events]) {
        expect(createdAt >= ticket.createdAt, ticket.subject).toBe(true)
        expect(createdAt <= ticket.updatedAt, ticket.subject).toBe(true)
      }
      expect(ticket.updatedAt < at, ticket.subject).toBe(true)
    }
  },
)

test('demo: some customers come back, and each ticket is of one that is stored', () => {
  const ids = new Set(customers.map((customer) => customer.id))
  expect(ids.size).toBeLessThan(tickets.length)
  expect(tickets.filter((ticket) => !ids.has(ticket.customerId))).toEqual([])
})

test('demo: no placeholder of a script is left in a text', () => {
  const said = [...tickets.map((ticket) => ticket.subject), ...messages.map((message) => message.text)]
  expect(said.filter((text) => /[{}]/.test(text ?? ''))).toEqual([])
})

test('demo: every conversation of the inbox is told in the order in which it happened', () => {
  for (const { steps } of texts.inbox) {
    const ages = steps.map((step) => step.minutesAgo)
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  }
})
