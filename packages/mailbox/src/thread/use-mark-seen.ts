import {
  emailFolders,
  type EmailHeader,
  emailMutations,
  emailQueries,
  type EmailThread,
  runMutation,
} from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { emailActs } from '../acts/email-acts.ts'

/** More than so many emails are not marked one by one. */
const MOST = 50

/** Marks the emails of a thread as read once it is shown. What can't be marked is not read, which hurts nobody. */
export function useMarkSeen(thread: EmailThread | undefined): void {
  const client = useQueryClient()
  const userId = useUser()._id
  useEffect(() => {
    if (!thread) return
    // Who marks it as unread means it.
    const marked = new Set(
      emailActs.read(userId).flatMap(({ act, rows }) => (act === 'unread' ? rows.map(({ id }) => id) : [])),
    )
    const unread = thread.messages
      .filter(({ _id, seen }) => seen === false && !marked.has(_id))
      .slice(0, MOST)
    if (unread.length > 0)
      void markSeen(
        client,
        thread,
        unread.map(({ _id }) => _id),
      )
  }, [client, thread, userId])
}

async function markSeen(client: QueryClient, thread: EmailThread, ids: readonly string[]): Promise<void> {
  keepSeen(client, thread, new Set(ids))
  const quiet = { meta: { invalidates: [] } }
  const calls = ids.map((id) =>
    runMutation(client, { ...emailMutations.update(id), ...quiet }, { seen: true }),
  )
  await Promise.allSettled(calls)
  await client.invalidateQueries({ queryKey: emailFolders().queryKey })
}

type Pages = InfiniteData<{ headers: EmailHeader[] }>

/** Shows them as read in everything that is loaded, at once. */
function keepSeen(client: QueryClient, thread: EmailThread, ids: ReadonlySet<string>): void {
  const seen = <Header extends EmailHeader>(header: Header): Header =>
    ids.has(header._id) ? { ...header, seen: true } : header
  client.setQueryData(
    emailQueries.thread({ header_id: thread.header_id }).queryKey,
    (known) => known && { ...known, messages: known.messages.map(seen) },
  )
  for (const name of ['pages', 'archived']) {
    client.setQueriesData<Pages>(
      { queryKey: [...emailQueries.all, name] },
      (data) =>
        data && { ...data, pages: data.pages.map((page) => ({ ...page, headers: page.headers.map(seen) })) },
    )
  }
}
