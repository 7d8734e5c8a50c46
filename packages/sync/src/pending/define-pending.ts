import * as v from 'valibot'
import { forgetText, keepText, keptKeys, readKept } from '../kept-text.ts'
import { withLock } from '../with-lock.ts'
import { type Attempts, createAttempts } from './attempts.ts'
import { createOutcomes } from './outcomes.ts'
import type { PendingChange, PendingKind } from './pending-change.ts'

/** How far away a change is kept that can be undone on a screen, and how long at most beyond its time; in ms. */
const [AHEAD_MS, HELD_MS] = [2_000, 60_000]

/** Changes of one kind, as screens see them. What sends them is loaded apart: `pendingQueue`. */
export interface Pending<Change extends PendingChange, Outcome = never> extends Pick<
  PendingKind<Change>,
  'kind' | 'subject'
> {
  /** Keeps a change: from now on it is brought to the server. */
  keep: (userId: string, change: Change) => void
  forget: (userId: string, key: string) => void
  /** A change as it is now, in whichever tab it was made; nothing once it was sent or taken back. */
  find: (userId: string, key: string) => Change | undefined
  /** The changes of a person that are not on the server yet, in their order. */
  read: (userId: string) => Change[]
  /** What the keys begin with under which a person's changes are kept. */
  under: (userId: string) => string
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
  /**
   * Takes a change back.
   * @returns it; nothing where it was sent or forgotten meanwhile, here or in another tab.
   */
  takeBack: (userId: string, key: string) => Promise<Change | undefined>
  /** Makes a change due. */
  hurry: (userId: string, key: string) => void
  /**
   * Puts a change off for as long as this tab shows the way to undo it, at most a minute.
   * @returns to be called when that is shown no longer: the change is due then.
   */
  hold: (userId: string, key: string) => () => void
  /** Hears what comes of a person's changes in this tab. @returns the way to stop. */
  listen: (userId: string, onOutcome: (outcome: Outcome) => void) => () => void
  /** Tells the screens of this tab what came of a change. */
  tell: (userId: string, outcome: Outcome) => void
  /** What this tab is sending now. */
  attempts: Attempts
}

/** What the keys begin with under which a person's changes are kept, where their kind says nothing else. */
export const pendingUnder = (userId: string): string => `replybay:pending:${userId}:`

/** Defines a kind of change: one that is kept in the browser until it is on the server, whatever becomes of the tab. */
export function definePending<Change extends PendingChange, Outcome = never>(
  definition: PendingKind<Change>,
): Pending<Change, Outcome> {
  const { kind, schema, subject } = definition
  const { keysOf = (userId: string) => `${pendingUnder(userId)}${kind}:` } = definition
  const { listen, tell } = createOutcomes<Outcome>()
  const attempts = createAttempts()

  const keyOf = (userId: string, key: string) => keysOf(userId) + key
  const parseOne = (kept: string | undefined) => {
    const { success, output } = v.safeParse(schema, json(kept))
    return success ? output : undefined
  }
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

  const locked: Pending<Change>['locked'] = (userId, key, act) =>
    withLock(`replybay:${kind}:${key}`, async () => await act(find(userId, key)))

  function hurry(userId: string, key: string) {
    const change = find(userId, key)
    if (change) keep(userId, { ...change, dueAt: Date.now() })
  }

  return {
    kind,
    subject,
    keep,
    forget,
    find,
    read: (userId) => parse(snapshot(userId)),
    under: keysOf,
    snapshot,
    parse,
    locked,
    hurry,
    listen,
    tell,
    attempts,
    takeBack: (userId, key) =>
      locked(userId, key, (change) => {
        if (change) forget(userId, key)
        return change
      }),
    hold(userId, key) {
      const end = Date.now() + HELD_MS
      const madeAt = find(userId, key)?.queuedAt
      const shown = () => {
        const change = find(userId, key)
        // One that was taken back and made again is another.
        return change?.queuedAt === madeAt ? change : undefined
      }
      const timer = setInterval(() => {
        const now = Date.now()
        const change = shown()
        if (!change || change.dueAt <= now || now > end) clearInterval(timer)
        else if (change.dueAt < now + AHEAD_MS) keep(userId, { ...change, dueAt: now + AHEAD_MS })
      }, AHEAD_MS / 4)
      return () => {
        clearInterval(timer)
        if (shown()) hurry(userId, key)
      }
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
