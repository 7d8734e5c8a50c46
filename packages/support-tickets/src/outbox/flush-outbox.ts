import type { User } from '@replybay/api-client'
import { can } from '@replybay/feature-kit'
import type { QueryClient } from '@tanstack/react-query'
import { keepEntry, readOutbox } from './outbox-store.ts'
import { lockEntry } from './run-outbox.ts'
import { sendEntry } from './send-entry.ts'

/** Sends at once what a person who leaves has sent: nobody is there any more to undo it. What fails stays kept. */
export async function flushOutbox(client: QueryClient, user: User): Promise<void> {
  const userId = user._id
  const owner = {
    client,
    userId,
    knowsKeys: can(user, 'tickets'),
    onClosed: () => undefined,
    onCloseFailed: () => undefined,
    onLeftOpen: () => undefined,
  }
  const held = new Set<string>()
  for (const entry of readOutbox(userId)) {
    if (held.has(entry.ticketId)) continue
    keepEntry(userId, { ...entry, dueAt: Date.now() })
    await lockEntry(entry.key, () => sendEntry(owner, entry.key))
    const isLeft = readOutbox(userId).some(({ key }) => key === entry.key)
    if (isLeft) held.add(entry.ticketId)
  }
}
