import { isCancelledError } from '@tanstack/react-query'
import { forgetText, readKept } from '../kept-text.ts'
import type { Pending } from './define-pending.ts'
import type { PendingAttempt, PendingChange, PendingOwner, PendingSending } from './pending-change.ts'
import { bySubject, postponed, refusalIn } from './pending-rules.ts'

/** Changes of one kind, as `createSync` sends them. */
export interface PendingQueue {
  kind: string
  /** What the keys begin with under which a person's changes are kept. */
  under: (userId: string) => string
  /** Takes over what earlier versions have kept in another way. */
  adopt: (userId: string) => void
  /** The first change of each subject, where it goes by itself. */
  next: (userId: string) => Pick<PendingChange, 'key' | 'dueAt'>[]
  /** The keys of each subject's changes, in their order. */
  subjects: (userId: string) => string[][]
  has: (userId: string, key: string) => boolean
  /** Has them wait, when their person leaves; absent where they are sent at once. */
  pauseAll: ((userId: string) => void) | undefined
  /** Makes one attempt where the change is due, and keeps what came of it. */
  send: (owner: PendingOwner, key: string) => Promise<void>
  /** Makes a change due. */
  hurry: (userId: string, key: string) => void
  /** Makes those due of which an attempt has failed. */
  hurryFailed: (userId: string) => void
}

/** What sends changes of a kind. It stands apart from the kind, so that screens can be there before it is loaded. */
export function pendingQueue<Change extends PendingChange, Outcome = never>(
  pending: Pending<Change, Outcome>,
  sending: PendingSending<Change, Outcome>,
): PendingQueue {
  const { kind, subject, keep, forget, find, read, parse, locked, hurry, attempts } = pending
  const { attempt, refuse, goes = () => true, earlierList, pauseAll } = sending
  const groups = (userId: string) => bySubject(read(userId), subject)

  function settle(userId: string, key: string, left: Change | undefined) {
    if (left) keep(userId, left)
    else forget(userId, key)
  }
  async function tryOnce(owner: PendingOwner, change: Change) {
    const { userId } = owner
    const { key } = change
    const means: PendingAttempt<Change, Outcome> = {
      ...owner,
      keep: (further) => keep(userId, further),
      tell: (outcome) => pending.tell(userId, outcome),
    }
    try {
      settle(userId, key, await attempt(change, means))
    } catch (error) {
      const kept = find(userId, key)
      // What was stopped by another change of the same thing is tried again at once.
      if (!kept || isCancelledError(error)) return
      const refusal = refusalIn(error)
      if (refusal) settle(userId, key, refuse(kept, refusal, means))
      else keep(userId, postponed(kept, Date.now()))
    }
  }

  return {
    kind,
    under: pending.under,
    pauseAll,
    hurry,
    has: (userId, key) => find(userId, key) !== undefined,
    next: (userId) => groups(userId).flatMap(([first]) => (first && goes(first) ? [first] : [])),
    subjects: (userId) => groups(userId).map((changes) => changes.map(({ key }) => key)),
    hurryFailed(userId) {
      for (const { key, failures } of read(userId)) if (failures > 0) hurry(userId, key)
    },
    async send(owner, key) {
      // Also while another tab makes one, which this waits for.
      const end = attempts.begin(owner.userId, key)
      await locked(owner.userId, key, async (change) => {
        // Another tab may have been faster, or its person has taken it back.
        if (!change || change.dueAt > Date.now() || !goes(change)) return
        await tryOnce(owner, change)
      }).finally(end)
    },
    adopt(userId) {
      const list = earlierList?.(userId)
      const kept = list && listIn(readKept(list))
      if (!kept) return
      for (const change of parse(kept.map((each) => JSON.stringify(each)).join('\n'))) keep(userId, change)
      forgetText(list)
    },
  }
}

function listIn(text: string | undefined): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}
