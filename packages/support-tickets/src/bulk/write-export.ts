import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type User, webQueries } from '@replybay/api-client'
import { saveFile } from '@replybay/feature-kit'
import { channelLabel, statusLabel, type Toasts } from '@replybay/ui-kit'
import type { QueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { type Export, readForExport } from './export-tickets.ts'
import { setRunningExport } from './export-store.ts'
import { csvColumns, type CsvColumn, ticketsCsv } from './tickets-csv.ts'

export interface WantedExport extends Export {
  /** What the list is called, for the name of the file. */
  viewName: string
}

interface Surroundings {
  client: QueryClient
  user: User
  i18n: I18n
  toasts: Toasts
}

/** Writes tickets into a CSV file, and tells of it while it is under way and when it has ended. */
export async function writeExport(wanted: WantedExport, surroundings: Surroundings): Promise<void> {
  const { client, user, i18n, toasts } = surroundings
  const cancelling = new AbortController()
  const cancel = () => cancelling.abort()
  setRunningExport({ read: 0, cancel })
  try {
    const tickets = await readForExport(client, user, wanted, {
      signal: cancelling.signal,
      onRead: (read) => setRunningExport({ read, cancel }),
    })
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const csv = ticketsCsv(tickets, {
      timeZone,
      heads: csvHeads(i18n, timeZone),
      channel: (channel) => i18n._(channelLabel(channel)),
      status: (status) => i18n._(statusLabel(status)),
      yes: i18n._(msg`yes`),
      no: i18n._(msg`no`),
    })
    const web = await client.fetchQuery(webQueries.info(wanted.webId)).catch(() => undefined)
    const webName = web?.name ?? user.companyNameRaw ?? wanted.webId
    const bytes = new Blob([csv], { type: 'text/csv;charset=utf-8' })
    saveFile(fileName([webName, wanted.viewName, today()]), bytes)
    const count = tickets.length
    const title = msg`${plural(count, { one: '# ticket exported', other: '# tickets exported' })}`
    toasts.show({ tone: 'success', title: i18n._(title) })
  } catch (error) {
    if (cancelling.signal.aborted) return
    toasts.show({
      tone: 'danger',
      title: wordError(i18n, 'listTickets', error),
      detail: i18n._(msg`Nothing was exported. Try again.`),
    })
  } finally {
    setRunningExport(undefined)
  }
}

function csvHeads(i18n: I18n, timeZone: string): Record<CsvColumn, string> {
  const words = {
    id: msg`ID`,
    channel: msg`Channel`,
    status: msg`Status`,
    subject: msg`Subject`,
    customer: msg`Customer`,
    email: msg`Email`,
    emailVerified: msg`Email verified`,
    phone: msg`Phone`,
    tags: msg`Tags`,
    assignee: msg`Assignee`,
    unread: msg`Unread`,
    lastMessage: msg`Last message`,
    waitingSince: msg`Waiting since (${timeZone})`,
    createdAt: msg`Opened (${timeZone})`,
    updatedAt: msg`Last updated (${timeZone})`,
  }
  const heads = csvColumns.map((column) => [column, i18n._(words[column])])
  // Sound: these are all columns, each with its words.
  return Object.fromEntries(heads) as Record<CsvColumn, string>
}

function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date())
}

/** Words that every file system takes. */
function fileName(parts: readonly string[]): string {
  const plain = parts.map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, '-').replaceAll(/^-|-$/g, ''))
  return `${plain.filter((part) => part !== '').join('_')}.csv`
}
