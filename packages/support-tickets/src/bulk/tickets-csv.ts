import type { TicketSummary } from '@replybay/api-client'
import { unparse } from 'papaparse'

/** The columns of the file, in their order. */
export const csvColumns = [
  'id',
  'channel',
  'status',
  'subject',
  'customer',
  'email',
  'emailVerified',
  'phone',
  'tags',
  'assignee',
  'unread',
  'lastMessage',
  'waitingSince',
  'createdAt',
  'updatedAt',
] as const
export type CsvColumn = (typeof csvColumns)[number]

export interface CsvWords {
  heads: Record<CsvColumn, string>
  channel: (channel: string) => string
  status: (status: string) => string
  yes: string
  no: string
  timeZone: string
}

/**
 * A text that a spreadsheet may run as a formula: it begins, after white space and invisible characters, with a sign of
 * one, full-width signs included, or with a tab or a line break. Papaparse's own expression misses texts of more than
 * one line. @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u

/**
 * Tickets as a CSV file for spreadsheets: an apostrophe marks a text that begins like a formula as text, and the byte
 * order mark at the start of the file has them read accents.
 */
export function ticketsCsv(tickets: readonly TicketSummary[], words: CsvWords): string {
  const time = timeIn(words.timeZone)
  const rows = tickets.map((ticket): Record<CsvColumn, string> => ({
    id: ticket._id,
    channel: words.channel(ticket.channel),
    status: words.status(ticket.status),
    subject: ticket.subject ?? '',
    customer: ticket.customer.name,
    email: ticket.customer.email ?? '',
    emailVerified: verified(ticket, words),
    phone: ticket.customer.phone ?? '',
    tags: (ticket.tags ?? []).join(', '),
    assignee: ticket.assigneeId ? (ticket.assigneeName ?? ticket.assigneeId) : '',
    unread: ticket.unread ? words.yes : words.no,
    lastMessage: ticket.lastMessage?.text ?? '',
    waitingSince: ticket.waitingSince ? time(ticket.waitingSince) : '',
    createdAt: time(ticket.createdAt),
    updatedAt: time(ticket.updatedAt),
  }))
  const data = rows.map((row) => csvColumns.map((column) => row[column]))
  const fields = csvColumns.map((column) => words.heads[column])
  return `\uFEFF${unparse({ fields, data }, { escapeFormulae: formula })}\r\n`
}

/** Nothing where there is no address, or nothing is known of it. */
function verified({ customer, customerVerified }: TicketSummary, { yes, no }: CsvWords): string {
  if (!customer.email || customerVerified === undefined) return ''
  return customerVerified ? yes : no
}

/** 2026-11-20 09:02, where the person is: spreadsheets of every language read it as a time. */
function timeIn(timeZone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (moment) => format.format(new Date(moment))
}
