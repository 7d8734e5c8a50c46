import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useMemo } from 'react'
import { idsOf, jobs } from './jobs.ts'
import { changeOf } from '../change/ticket-step.ts'
import { useStepsOnTheirWay } from '../change/use-optimistic-ticket.ts'
import { deletions } from '../deletion/deletions.ts'
import { snoozeOf } from '../model/afterwards.ts'
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
  const steps = useStepsOnTheirWay()
  return useMemo(
    () => [
      ...deleted.map(({ key, ticketId, dueAt }) => ({
        key: `deletion ${key}`,
        ids: [ticketId],
        change: { delete: true } as const,
        dueAt,
      })),
      ...sent
        .filter(({ state }) => state === 'waiting' || state === 'answered')
        .flatMap(({ key, ticketId, dueAt, closes, afterwards }) => {
          const until = snoozeOf(afterwards, new Date(dueAt))
          const change: BulkChange | undefined = closes
            ? { status: 'closed' }
            : until && { status: 'answered', snoozedUntil: until.toISOString() }
          return change ? [{ key: `reply ${key}`, ids: [ticketId], change, dueAt }] : []
        }),
      ...steps.map(({ ticketId, step, key, at }) => ({
        key: `step ${key}`,
        ids: [ticketId],
        change: changeOf(step),
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
    [deleted, sent, steps, changed, userId],
  )
}
