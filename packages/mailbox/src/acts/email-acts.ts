import type { ApiError } from '@replybay/api-client'
import { definePending, heldFor, pendingFields } from '@replybay/sync'
import { toastMilliseconds } from '@replybay/ui-kit'
import { v4 as randomId } from 'uuid'
import * as v from 'valibot'
import { type MailRow, isUnread } from '../model/group-threads.ts'
import { actKind } from './act-kind.ts'

/** What can be done with an email of a list, and undone for 8 seconds. */
const actNames = ['archive', 'restore', 'delete', 'unread', 'read'] as const

export type EmailActName = (typeof actNames)[number]

const schema = v.object({
  ...pendingFields,
  act: v.picklist(actNames),
  /** The rows that it is about. */
  rows: v.array(
    v.object({
      /** Names the thread. */
      key: v.string(),
      /** Its newest email in the folder that the person saw. */
      id: v.string(),
      folder: v.string(),
      /** When that was written: what came later is left alone. */
      until: v.optional(v.string()),
    }),
  ),
  /** How many of them are done, in their order. */
  done: v.fallback(v.number(), 0),
})

/** Something that a person has done with emails, and that the server does not know yet, all or some of it. */
export type EmailAct = v.InferOutput<typeof schema>
export type ActedRow = EmailAct['rows'][number]

/** Changes of emails that are on their way. What is told is a refusal: the emails are as they were. */
export const emailActs = definePending<EmailAct, ApiError>({
  kind: actKind,
  schema,
  subject: ({ key }) => key,
})

/** Something that is done now with rows of a list, and can be undone for as long as a toast is shown. */
export function anAct(act: EmailActName, rows: readonly MailRow[]): EmailAct {
  return {
    key: randomId(),
    act,
    rows: rows.map(({ key, header: { _id, folder, date } }) => ({
      key,
      id: _id,
      folder,
      ...(date !== undefined && { until: date }),
    })),
    done: 0,
    ...heldFor(toastMilliseconds),
  }
}

const removing: ReadonlySet<EmailActName> = new Set(['archive', 'restore', 'delete'])

/** Whether it takes emails out of the folder that they are in. */
export const takesAway = (act: EmailActName): boolean => removing.has(act)

/** What is done with a row whose email is to be read or unread again, as it is now. */
export const readOrUnread = (row: MailRow): EmailActName => (isUnread(row) ? 'read' : 'unread')

/** The rows of a folder as they will be: without those that go, and read or unread as they were marked. */
export function afterActs(rows: readonly MailRow[], pending: readonly EmailAct[]): MailRow[] {
  const gone = new Set<string>()
  const marked = new Map<string, boolean>()
  for (const { act, rows: acted } of pending) {
    for (const { key, folder } of acted) {
      if (takesAway(act)) gone.add(nameOf(key, folder))
      else marked.set(nameOf(key, folder), act === 'read')
    }
  }
  return rows.flatMap((row) => {
    const name = nameOf(row.key, row.header.folder)
    if (gone.has(name)) return []
    const seen = marked.get(name)
    return seen === undefined ? [row] : [markedRow(row, seen)]
  })
}

function markedRow(row: MailRow, seen: boolean): MailRow {
  const header = { ...row.header, seen }
  // Unread is the newest one, read are all.
  const others = row.headers.slice(1).map((each) => (seen ? { ...each, seen } : each))
  return { ...row, header, headers: [header, ...others] }
}

const nameOf = (key: string, folder: string) => JSON.stringify([folder, key])
