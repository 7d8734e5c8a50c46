import type { EmailHeader } from '@replybay/api-client'

/** The emails of one thread in a list. */
export interface MailRow {
  /** Names the thread; an email without one is its own. */
  key: string
  /** The newest of them. */
  header: EmailHeader
  /** All of them that are loaded, the newest first. */
  headers: readonly EmailHeader[]
}

export const rowKeyOf = ({ threadId, _id }: Pick<EmailHeader, 'threadId' | '_id'>): string => threadId ?? _id

/** One row a thread, where its newest email stands; an email that two pages hold is there once. */
export function groupThreads(headers: readonly EmailHeader[]): MailRow[] {
  const rows = new Map<string, { key: string; header: EmailHeader; headers: EmailHeader[] }>()
  for (const header of headers) {
    const key = rowKeyOf(header)
    const row = rows.get(key)
    if (!row) rows.set(key, { key, header, headers: [header] })
    else if (row.headers.every(({ _id }) => _id !== header._id)) row.headers.push(header)
  }
  return [...rows.values()]
}

/** Whether an email of it is not read. */
export const isUnread = ({ headers }: MailRow): boolean => headers.some(({ seen }) => seen === false)
