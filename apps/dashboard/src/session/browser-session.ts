import { authMutations, holderOf, type User, userQueries } from '@replybay/api-client'
import { forgetCustomerData, type Session, type SignedOutReason } from '@replybay/feature-kit'
import type { StreamStart } from '@replybay/sync'
import { matchMutation, type QueryClient } from '@tanstack/react-query'
import type { ServerClock } from './server-clock.ts'
import { createSessionChannel } from './session-channel.ts'
import type { TokenCookie } from './token-cookie.ts'

/** Milliseconds after which all tabs of a browser read the same cookie. */
const COOKIE_DELAY = 500

export interface BrowserSessionOptions {
  token: TokenCookie
  clock: ServerClock
  queryClient: QueryClient
  /** Shows the sign-in page, where the page is not one for guests. */
  leave: (reason: SignedOutReason, user: User | undefined) => Promise<void>
  /** Leads on from the sign-in page: somebody has signed in in another tab. */
  revive: () => void
  /** Begins this tab anew, with nothing of what it holds: it belongs to somebody else. */
  startAnew: () => void
  /** Loads what only signed-in people see. */
  mountSignedIn: () => Promise<void>
}

/** A session that the shell also tells what answers say about the token. */
export interface BrowserSession extends Session {
  /**
   * A response to a call with the token `used` carried another one in its place, or, where there was none, one that
   * starts a session. @see specification §4, Session
   */
  renew: (token: string, used: string | undefined) => void
  /** A call with the token `used` was refused: 401. */
  refuse: (used: string | undefined) => void
}

/**
 * The session of this browser, shared by all its tabs by the cookie. A tab goes on with the token that its data was
 * asked for with until it has learnt whose the cookie's is, so that nobody writes or reads in the name of another.
 * @see specification §4, Session
 */
export function createBrowserSession(options: BrowserSessionOptions): BrowserSession {
  const { token: cookie, clock, queryClient, leave, revive, startAnew, mountSignedIn } = options
  /** The token that this tab works with. */
  let mine = cookie.read()
  let knownAt: StreamStart | undefined
  /** The token that a tab of this browser is signing out with. */
  let leavingWith: string | undefined
  const infoKey = userQueries.info().queryKey

  function token(): string | undefined {
    const kept = cookie.read()
    // What this tab works with is known until it has noticed that the session has ended.
    return kept === undefined ? undefined : (mine ??= kept)
  }
  /** The page is left before its data goes, or it would ask for it again. */
  async function forget(reason: SignedOutReason) {
    mine = undefined
    knownAt = undefined
    // Nothing of customers stays in this browser, whoever ended the session and from where. What the person typed does.
    forgetCustomerData()
    try {
      sessionStorage.clear()
    } catch {
      // A forbidden storage holds nothing.
    }
    await queryClient.cancelQueries()
    await leave(reason, queryClient.getQueryData(infoKey))
    queryClient.clear()
    // The page may have been told of more until it was left.
    forgetCustomerData()
  }
  /** Looks whether another tab has signed somebody out or in. */
  async function notice(reason: SignedOutReason) {
    const kept = cookie.read()
    const before = mine
    if (kept === before) return
    if (kept === undefined) return forget(reason)
    if (before === undefined) {
      mine = kept
      queryClient.clear()
      return revive()
    }
    const holder = await holderOf(queryClient, kept).catch(() => undefined)
    if (!holder || mine !== before || cookie.read() !== kept) return
    if (holder._id === queryClient.getQueryData(infoKey)?._id) mine = kept
    else startAnew()
  }
  const channel = createSessionChannel({
    onHeard: (reason) => {
      void notice(reason)
      // Another process may still read what the cookie held before: a browser brings the message sooner at times.
      setTimeout(() => void notice(reason), COOKIE_DELAY)
    },
    onLeaving: (isLeaving) => {
      leavingWith = isLeaving ? mine : undefined
    },
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || !matchMutation(authMutations.signOut(), event.mutation)) return
    const { status } = event.mutation.state
    if (status === 'success') return
    leavingWith = status === 'pending' ? mine : undefined
    channel.tellLeaving(status === 'pending')
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void notice('asked')
  })

  async function end(cause: SignedOutReason) {
    // Whoever is signing out at the moment has asked for it, also where the server's refusal comes first.
    const reason = mine !== undefined && mine === leavingWith ? 'asked' : cause
    const kept = cookie.read()
    // Somebody has signed in since: their session is not this tab's to end.
    if (kept !== undefined && kept !== mine) return notice(reason)
    cookie.clear()
    channel.tellEnd(reason)
    await forget(reason)
  }

  function start(value: string) {
    // The header of the same answer has begun it.
    if (value === mine && value === cookie.read()) return
    mine = value
    knownAt = undefined
    queryClient.clear()
    cookie.write(value)
    channel.tellBeginning()
  }

  return {
    token,
    now: clock.now,
    canStart: cookie.isKept,
    knownAt: () => knownAt,
    start,
    renew(value, used) {
      // A late answer to a session that has ended must not revive it.
      if (used !== token()) return
      if (used === undefined) {
        start(value)
        return revive()
      }
      if (cookie.read() === used) cookie.write(value)
      mine = value
    },
    refuse(used) {
      // A late answer to an older session must not end the one that has begun since, and one without a session ends none.
      if (used !== undefined && used === token()) void end('expired')
    },
    end,
    async user() {
      if (token() === undefined) return undefined
      try {
        const [user] = await Promise.all([queryClient.ensureQueryData(userQueries.info()), mountSignedIn()])
        knownAt ??= { serverTime: clock.now(), localTime: Date.now() }
        forgetCustomerData(user._id)
        return user
      } catch (error) {
        // The session ended on the way: what was asked for was refused or cancelled.
        if (token() === undefined) return undefined
        throw error
      }
    },
  }
}
