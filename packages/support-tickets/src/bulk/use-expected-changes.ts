import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useMemo } from 'react'
import { idsOf, jobs } from './jobs.ts'
import { useTicketsBeingClosed } from '../closing/use-tickets-being-closed.ts'
import { deletions } from '../deletion/deletions.ts'
import type { BulkChange } from '../model/bulk-change.ts'
import { replies } from '../outbox/replies.ts'

/** A change that is on its way to the server and moves tickets from one list to another. */
export interface OnItsWay {
  key: string
  ids: readonly string[]
  change: BulkChange
  dueAt: number
}

/** What a person has closed, deleted or changed and the server does not know yet. */
export function useExpectedChanges(): readonly OnItsWay[] {
  const userId = useUser()._id
  const deleted = usePending(deletions, userId)
  const sent = usePending(replies, userId)
  const changed = usePending(jobs, userId)
  const closing = useTicketsBeingClosed(userId)
  return useMemo(
    () => [
      ...deleted.map(({ key, ticketId, dueAt }) => ({
        key: `deletion ${key}`,
        ids: [ticketId],
        change: { delete: true } as const,
        dueAt,
      })),
      ...sent
        .filter(({ closes, state }) => closes && (state === 'waiting' || state === 'answered'))
        .map(({ key, ticketId, dueAt }) => ({
          key: `reply ${key}`,
          ids: [ticketId],
          change: { status: 'closed' } as const,
          dueAt,
        })),
      ...closing.map(({ id, at }) => ({
        key: `closing ${id}`,
        ids: [id],
        change: { status: 'closed' } as const,
        dueAt: at,
      })),
      ...changed
        .filter(({ state }) => state === 'waiting')
        .map(({ key, change, dueAt, done }) => ({
          key: `job ${key}`,
          ids: idsOf(userId, key).slice(done),
          change,
          dueAt,
        })),
    ],
    [deleted, sent, closing, changed, userId],
  )
}
