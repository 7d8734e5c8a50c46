import type { ApiError, User } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

/** What each kind of change keeps, for its schema. */
export const pendingFields = {
  /** Names it on its way, unique among those of its kind: a repeated attempt is known by it. */
  key: v.string(),
  /** When the person made it, ms since 1970: those of a subject go in this order. */
  queuedAt: v.number(),
  /** When it goes to the server, ms since 1970: until then it can be undone. */
  dueAt: v.number(),
  /** How many attempts have failed since somebody wanted it sent. */
  failures: v.fallback(v.number(), 0),
}

const pendingChange = v.object(pendingFields)

/** A change on its way to the server, as it is kept in the browser. */
export type PendingChange = v.InferOutput<typeof pendingChange>

/** Whose changes are sent, and what they are sent through. */
export interface PendingOwner {
  client: QueryClient
  userId: string
  /** Whether the backend has something beyond the documented product. */
  can: (capability: NonNullable<User['capabilities']>[number]) => boolean
}

/** What an attempt can do beside its calls. */
export interface PendingAttempt<Change extends PendingChange, Outcome> extends PendingOwner {
  /** Keeps how far it has come, for the next attempt. */
  keep: (change: Change) => void
  /** Tells the screens of this tab what came of it. */
  tell: (outcome: Outcome) => void
}

/** What a feature says of one kind of change. */
export interface PendingKind<Change extends PendingChange> {
  /** Unique among all features. */
  kind: string
  /** What the keys begin with under which a person's changes are kept. @default one made of the kind */
  keysOf?: (userId: string) => string
  /** How it is kept, with `pendingFields`; what can't be read is left alone. */
  schema: v.GenericSchema<unknown, Change>
  /** What it changes: one that does not go holds up those of its subject that came after it. */
  subject: (change: Change) => string
}

/** How changes of a kind are brought to the server. */
export interface PendingSending<Change extends PendingChange, Outcome> {
  /** The key of the list in which earlier versions kept all changes of a person. */
  earlierList?: (userId: string) => string
  /** Has those that are not sent at once wait, when their person leaves. @default all are sent at once */
  pauseAll?: (userId: string) => void
  /** Whether it goes by itself; else it waits for a decision of its person. @default always */
  goes?: (change: Change) => boolean
  /**
   * Brings it to the server. Called by one tab at a time, and again where an earlier attempt may have arrived.
   * @returns what is left of it: nothing once it is done.
   */
  attempt: (change: Change, attempt: PendingAttempt<Change, Outcome>) => Promise<Change | undefined>
  /** @returns what becomes of one that the server does not take: it is forgotten where that is nothing. */
  refuse: (change: Change, error: ApiError, attempt: PendingAttempt<Change, Outcome>) => Change | undefined
}
