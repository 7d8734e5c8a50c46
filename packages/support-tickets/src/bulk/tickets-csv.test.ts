import { aMessage, aTicketSummary } from '@replybay/testing'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { csvColumns, ticketsCsv } from './tickets-csv.ts'

const words = {
  heads: Object.fromEntries(csvColumns.map((column) => [column, column])) as never,
  channel: (channel: string) => channel,
  status: (status: string) => status,
  yes: 'yes',
  no: 'no',
  timeZone: 'Europe/Paris',
}
const rowsOf = (csv: string) => parse<Record<string, string>>(csv.trim(), { header: true }).data

test('times are those of the person', () => {
  const [row] = rowsOf(ticketsCsv([aTicketSummary({ updatedAt: '2026-11-20T23:30:00.000Z' })], words))
  expect(row).toMatchObject({ updatedAt: '2026-11-21 00:30', createdAt: '2026-11-20 09:02' })
})

const formulas = [
  '=HYPERLINK("http://evil")',
  '+1+1',
  '-1',
  '@SUM(A1)',
  '\tcmd',
  '\rcmd',
  '\ncmd',
  '=1+1\nsecond line',
  '@SUM(A1)\r\nsecond line',
  '-1\u2028second line',
  '+1\u2029second line',
  ' =1+1',
  '\n\n =1+1',
  '\u00A0=1+1',
  '\u200B=1+1',
  '\u0000=1+1',
  '＝1+1',
]

/** A ticket with a text in every column that holds one. */
const ticketOf = (text: string) =>
  aTicketSummary({
    _id: text,
    channel: text,
    status: text,
    subject: text,
    customer: { _id: 'c', name: text, email: text, phone: text },
    tags: [text],
    assigneeId: 'user-2',
    assigneeName: text,
    lastMessage: aMessage({ text }),
  })
const textColumns = [
  'id',
  'channel',
  'status',
  'subject',
  'customer',
  'email',
  'phone',
  'tags',
  'assignee',
  'lastMessage',
] as const

test.each(formulas)('a text that begins like a formula is marked as text in every column: %j', (text) => {
  const [row] = rowsOf(ticketsCsv([ticketOf(text)], words))
  for (const column of textColumns) expect(row?.[column], column).toBe(`'${text}`)
})

test.each(['1 = 1', 'Lumen-Sol', 'ada@shop.example', 'Hello\n- one\n- two', ' indented', ''])(
  'a text that begins like none stays as it is: %j',
  (text) => {
    const [row] = rowsOf(ticketsCsv([ticketOf(text)], words))
    expect(row?.['subject']).toBe(text)
    expect(row?.['lastMessage']).toBe(text)
  },
)

test('commas, quotes and lines stay within their cell', () => {
  const subject = 'Globe, "cracked"\nsince Monday'
  expect(rowsOf(ticketsCsv([aTicketSummary({ subject })], words))[0]?.['subject']).toBe(subject)
})

test('an address that the visitor typed is told from those that are proved, and from those of which nothing is known', () => {
  const customer = { _id: 'c', name: 'Ada', email: 'ada@shop.example' }
  const tickets = [
    aTicketSummary({ customer, customerVerified: false }),
    aTicketSummary({ customer, customerVerified: true }),
    aTicketSummary({ customer }),
    aTicketSummary({ customer: { _id: 'c', name: 'Ada' }, customerVerified: true }),
  ]
  const rows = rowsOf(ticketsCsv(tickets, words))
  expect(rows.map(({ emailVerified }) => emailVerified)).toEqual(['no', 'yes', '', ''])
})

test('an unknown status stands as it is', () => {
  expect(rowsOf(ticketsCsv([aTicketSummary({ status: 'parked' })], words))[0]?.['status']).toBe('parked')
})
