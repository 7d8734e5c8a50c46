import type { User } from '@replybay/api-client'
import type { StreamStart } from '@replybay/sync'

/** Why somebody is signed out: they asked for it, or the server no longer knew their token. */
export type SignedOutReason = 'asked' | 'expired'

/**
 * The session of the signed-in person; the shell implements it.
 * @see specification §4, Session
 */
export interface Session {
  /** The bearer token, while somebody is signed in. */
  token: () => string | undefined
  /** Whether this browser can hold a session: it may refuse the cookie. */
  canStart: () => boolean
  /** Starts the session that a token stands for, in this tab and in others that wait on the sign-in page. */
  start: (token: string) => void
  /**
   * Ends the session in this tab and all others, and goes to /login from pages that are not for guests. Settled once
   * nothing of the session is left in this tab.
   */
  end: (reason: SignedOutReason) => Promise<void>
  /**
   * Who is signed in; nobody without a token, and then no call is made. Fetched once however many ask.
   * @throws {ApiError} when the server can't say.
   */
  user: () => Promise<User | undefined>
  /** The server's time, ms since 1970: when a trial ends is not for this machine's clock to say. */
  now: () => number
  /** When the person became known in this tab: all that is theirs is read after that. */
  knownAt?: () => StreamStart | undefined
}
