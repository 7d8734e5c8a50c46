import { aTicketSummary } from '@replybay/testing'
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

test.each(['=HYPERLINK("http://evil")', '+1+1', '-1', '@SUM(A1)', '\tcmd', '\rcmd'])(
  'what begins like a formula is none: %j',
  (subject) => {
    const csv = ticketsCsv([aTicketSummary({ subject, customer: { _id: 'c', name: subject } })], words)
    const [row] = rowsOf(csv)
    expect(row?.['subject']).toBe(`'${subject}`)
    expect(row?.['customer']).toBe(`'${subject}`)
  },
)

test('commas, quotes and lines stay within their cell', () => {
  const subject = 'Globe, "cracked"\nsince Monday'
  expect(rowsOf(ticketsCsv([aTicketSummary({ subject })], words))[0]?.['subject']).toBe(subject)
})

test('an unknown status stands as it is', () => {
  expect(rowsOf(ticketsCsv([aTicketSummary({ status: 'parked' })], words))[0]?.['status']).toBe('parked')
})
