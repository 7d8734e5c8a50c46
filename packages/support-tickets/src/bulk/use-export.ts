import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { webQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { channelLabel, statusLabel, useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { type Export, readForExport } from './export-tickets.ts'
import { setRunningExport, useRunningExport } from './export-store.ts'

interface Wanted extends Export {
  /** What the list is called, for the name of the file. */
  viewName: string
}

/** Writes tickets into a CSV file, one at a time. */
export function useExport() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const user = useUser()
  const running = useRunningExport()

  async function write(wanted: Wanted) {
    const cancelling = new AbortController()
    const cancel = () => cancelling.abort()
    setRunningExport({ read: 0, cancel })
    try {
      const tickets = await readForExport(client, user, wanted, {
        signal: cancelling.signal,
        onRead: (read) => setRunningExport({ read, cancel }),
      })
      const { ticketsCsv } = await import('./tickets-csv.ts')
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const csv = ticketsCsv(tickets, {
        timeZone,
        channel: (channel) => i18n._(channelLabel(channel)),
        status: (status) => i18n._(statusLabel(status)),
        yes: t`yes`,
        no: t`no`,
        heads: {
          id: t`Id`,
          channel: t`Channel`,
          status: t`Status`,
          subject: t`Subject`,
          customer: t`Customer`,
          email: t`Email`,
          phone: t`Phone`,
          tags: t`Tags`,
          assignee: t`Assignee`,
          unread: t`Unread`,
          lastMessage: t`Last message`,
          waitingSince: t`Waiting since (${timeZone})`,
          createdAt: t`Opened (${timeZone})`,
          updatedAt: t`Last change (${timeZone})`,
        },
      })
      download(fileName([await webName(wanted.webId), wanted.viewName, today()]), csv)
      const count = tickets.length
      toasts.show({
        tone: 'success',
        title: t`${plural(count, { one: '# ticket exported', other: '# tickets exported' })}`,
      })
    } catch (error) {
      if (cancelling.signal.aborted) return
      toasts.show({ tone: 'danger', title: wordError(i18n, 'listTickets', error) })
    } finally {
      setRunningExport(undefined)
    }
  }
  async function webName(webId: string): Promise<string> {
    const web = await client.fetchQuery(webQueries.info(webId)).catch(() => undefined)
    return web?.name ?? user.companyNameRaw ?? webId
  }

  return { write: (wanted: Wanted) => void write(wanted), running }
}

function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date())
}

/** Words that every file system takes. */
function fileName(parts: readonly string[]): string {
  const plain = parts.map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, '-').replaceAll(/^-|-$/g, ''))
  return `${plain.filter((part) => part !== '').join('_')}.csv`
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  // The browser reads it after the click only.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
