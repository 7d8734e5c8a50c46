import { isCancelledError } from '@tanstack/react-query'
import { forgetText, keepText, keptKeys, readKept } from '../kept-text.ts'
import { withLock } from '../with-lock.ts'
import { createOutcomes } from './outcomes.ts'
import type { PendingAttempt, PendingChange, PendingKind, PendingOwner } from './pending-change.ts'
import { bySubject, postponed, refusalIn } from './pending-rules.ts'

/** How far away a change is kept that can be undone on a screen, and how long at most beyond its time; in ms. */
const [AHEAD_MS, HELD_MS] = [2_000, 60_000]

/** Changes of one kind, as what sends them sees them. */
export interface PendingQueue {
  kind: string
  /** Takes over what earlier versions have kept in another way. */
  adopt: (userId: string) => void
  /** The first change of each subject, where it goes by itself. */
  next: (userId: string) => Pick<PendingChange, 'key' | 'dueAt'>[]
  /** The keys of each subject's changes, in their order. */
  subjects: (userId: string) => string[][]
  has: (userId: string, key: string) => boolean
  /** Makes one attempt where the change is due, and keeps what came of it. */
  send: (owner: PendingOwner, key: string) => Promise<void>
  /** Makes a change due. */
  hurry: (userId: string, key: string) => void
  /** Makes those due of which an attempt has failed. */
  hurryFailed: (userId: string) => void
}

/** Changes of one kind, as the feature sees them that makes them. */
export interface Pending<Change extends PendingChange, Outcome = never> extends PendingQueue {
  /** Keeps a change: from now on it is brought to the server. */
  keep: (userId: string, change: Change) => void
  forget: (userId: string, key: string) => void
  /** A change as it is now, in whichever tab it was made; nothing once it was sent or taken back. */
  find: (userId: string, key: string) => Change | undefined
  /** The changes of a person that are not on the server yet, in their order. */
  read: (userId: string) => Change[]
  /** What is kept of a person, as one text. */
  snapshot: (userId: string) => string
  /** The changes in such a text, in their order. */
  parse: (snapshot: string) => Change[]
  /** Acts on a change while no tab sends it. */
  locked: <Result>(
    userId: string,
    key: string,
    act: (change: Change | undefined) => Result | Promise<Result>,
  ) => Promise<Result>
  /** Takes a change back. @returns it; nothing where it was sent meanwhile, here or in another tab. */
  takeBack: (userId: string, key: string) => Promise<Change | undefined>
  /**
   * Puts a change off for as long as this tab shows the way to undo it, at most a minute.
   * @returns to be called when that is shown no longer: the change is due then.
   */
  hold: (userId: string, key: string) => () => void
  /** Hears what comes of a person's changes in this tab. @returns the way to stop. */
  listen: (userId: string, onOutcome: (outcome: Outcome) => void) => () => void
}

/** Defines a kind of change: one that is kept in the browser until it is on the server, whatever becomes of the tab. */
export function definePending<Change extends PendingChange, Outcome = never>(
  definition: PendingKind<Change, Outcome>,
): Pending<Change, Outcome> {
  const { kind, subject, attempt, refuse, goes = () => true, earlierList } = definition
  const { keysOf = (userId: string) => `replybay:pending:${userId}:${kind}:` } = definition
  const outcomes = createOutcomes<Outcome>()

  const keyOf = (userId: string, key: string) => keysOf(userId) + key
  const parseOne = (kept: string | undefined) => definition.parse(json(kept))
  const find = (userId: string, key: string) => parseOne(readKept(keyOf(userId, key)))
  const keep = (userId: string, change: Change) => keepText(keyOf(userId, change.key), JSON.stringify(change))
  const forget = (userId: string, key: string) => forgetText(keyOf(userId, key))
  // One text for each change, so that no tab overwrites what another has kept. JSON holds no line break.
  const snapshot = (userId: string) =>
    keptKeys(keysOf(userId))
      .map((key) => readKept(key) ?? '')
      .join('\n')
  const parse = (kept: string) =>
    kept
      .split('\n')
      .flatMap((line) => parseOne(line) ?? [])
      .toSorted((one, other) => one.queuedAt - other.queuedAt)
  const read = (userId: string) => parse(snapshot(userId))
  const groups = (userId: string) => bySubject(read(userId), subject)

  const locked: Pending<Change>['locked'] = (userId, key, act) =>
    withLock(`replybay:${kind}:${key}`, async () => await act(find(userId, key)))

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
      tell: (outcome) => outcomes.tell(userId, outcome),
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
  function hurry(userId: string, key: string) {
    const change = find(userId, key)
    if (change) keep(userId, { ...change, dueAt: Date.now() })
  }

  return {
    kind,
    keep,
    forget,
    find,
    read,
    snapshot,
    parse,
    locked,
    hurry,
    listen: outcomes.listen,
    has: (userId, key) => find(userId, key) !== undefined,
    next: (userId) => groups(userId).flatMap(([first]) => (first && goes(first) ? [first] : [])),
    subjects: (userId) => groups(userId).map((changes) => changes.map(({ key }) => key)),
    hurryFailed(userId) {
      for (const { key, failures } of read(userId)) if (failures > 0) hurry(userId, key)
    },
    send: (owner, key) =>
      locked(owner.userId, key, async (change) => {
        // Another tab may have been faster, or its person has taken it back.
        if (change && change.dueAt <= Date.now() && goes(change)) await tryOnce(owner, change)
      }),
    takeBack: (userId, key) =>
      locked(userId, key, (change) => {
        if (change) forget(userId, key)
        return change
      }),
    hold(userId, key) {
      const end = Date.now() + HELD_MS
      const madeAt = find(userId, key)?.queuedAt
      const timer = setInterval(() => {
        const now = Date.now()
        const change = find(userId, key)
        // One that was taken back and made again is another.
        const isOver = change?.queuedAt !== madeAt || now > end
        if (!change || change.dueAt <= now || isOver) clearInterval(timer)
        else if (change.dueAt < now + AHEAD_MS) keep(userId, { ...change, dueAt: now + AHEAD_MS })
      }, AHEAD_MS / 4)
      return () => {
        clearInterval(timer)
        hurry(userId, key)
      }
    },
    adopt(userId) {
      const list = earlierList?.(userId)
      const kept = list && json(readKept(list))
      if (!list || !Array.isArray(kept)) return
      for (const each of kept) {
        const change = definition.parse(each)
        if (change) keep(userId, change)
      }
      forgetText(list)
    },
  }
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
