import {
  ApiError,
  emailMutations,
  emailQueries,
  type EmailMessage,
  readAnew,
  runMutation,
} from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'
import { timeOf } from '../model/sender.ts'
import { type ActedRow, emailActs, type EmailActName } from './email-acts.ts'

/** Rows an attempt: few enough that another tab can go on soon. */
const CHUNK = 5

/** Brings what was done with emails to the server once it can't be undone any more: `done` says how far that has come. */
export const sendActs = pendingQueue(emailActs, {
  async attempt(change, { client, userId, keep }) {
    const { act, rows, key } = change
    const chunk = rows.slice(change.done, change.done + CHUNK)
    for (const [place, row] of chunk.entries()) {
      await doWith(client, act, row)
      const now = emailActs.find(userId, key)
      // What comes after a failure begins where this one ended.
      if (now) keep({ ...now, done: change.done + place + 1, failures: 0 })
    }
    if (change.done + chunk.length < rows.length) return emailActs.find(userId, key)
    // Else their rows would come back until the list is read again.
    await readAnew(client, emailQueries.all)
    return undefined
  },
  refuse(_change, error, { client, tell }) {
    void readAnew(client, emailQueries.all)
    tell(error)
    return undefined
  },
})

/** Does it with each email of the thread that the person saw in its folder. One that is gone already is done with. */
async function doWith(client: QueryClient, act: EmailActName, row: ActedRow): Promise<void> {
  try {
    // Of a thread, its newest email.
    if (act === 'unread') return await update(client, row.id, { seen: false })
    const options = emailQueries.thread({ header_id: row.id })
    const { messages } = await client.fetchQuery({ ...options, staleTime: 0 })
    for (const message of messages.filter((each) => isMeant(each, row))) {
      await doWithOne(client, act, message)
    }
  } catch (error) {
    if (!(error instanceof ApiError && error.isNotFound)) throw error
  }
}

async function doWithOne(client: QueryClient, act: EmailActName, { _id, seen }: EmailMessage): Promise<void> {
  const body = { header_id: _id }
  if (act === 'archive') await runMutation(client, { ...emailMutations.archive(), meta: quiet }, body)
  if (act === 'delete') await runMutation(client, { ...emailMutations.delete(), meta: quiet }, body)
  if (act === 'restore') await update(client, _id, { archived: false })
  if (act === 'read' && seen !== true) await update(client, _id, { seen: true })
}

async function update(
  client: QueryClient,
  id: string,
  change: { seen?: boolean; archived?: boolean },
): Promise<void> {
  await runMutation(client, { ...emailMutations.update(id), meta: quiet }, change)
}

/** What is shown is read anew once, when all of it is done. */
const quiet = { invalidates: [] }

function isMeant(message: EmailMessage, { folder, until }: ActedRow): boolean {
  return message.folder === folder && (until === undefined || timeOf(message) <= new Date(until))
}
