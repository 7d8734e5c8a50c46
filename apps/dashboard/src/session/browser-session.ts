import { holderOf, userQueries } from '@replybay/api-client'
import { forgetCustomerData, type Session, type SignedOutReason } from '@replybay/feature-kit'
import type { QueryClient } from '@tanstack/react-query'
import type { ServerClock } from './server-clock.ts'
import { createSessionChannel } from './session-channel.ts'
import type { TokenCookie } from './token-cookie.ts'

export interface BrowserSessionOptions {
  token: TokenCookie
  clock: ServerClock
  queryClient: QueryClient
  /** Shows the sign-in page, where the page is not one for guests. */
  leave: (reason: SignedOutReason, userId: string | undefined) => Promise<void>
  /** Leads on from the sign-in page: somebody has signed in in another tab. */
  revive: () => void
  /** Begins this tab anew, with nothing of what it holds: it belongs to somebody else. */
  startAnew: () => void
  /** Loads what only signed-in people see. */
  mountSignedIn: () => Promise<void>
}

/** A session that the shell also tells what answers say about the token. */
export interface BrowserSession extends Session {
  /** A response to a call with the token `used` carried another one in its place. @see specification §4, Session */
  renew: (token: string, used: string | undefined) => void
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
  const infoKey = userQueries.info().queryKey

  function token(): string | undefined {
    const kept = cookie.read()
    mine = kept === undefined ? undefined : (mine ?? kept)
    return mine
  }
  /** The page is left before its data goes, or it would ask for it again. */
  async function forget(reason: SignedOutReason) {
    mine = undefined
    // Nothing of customers stays in this browser, whoever ended the session and from where. What the person typed does.
    forgetCustomerData()
    try {
      sessionStorage.clear()
    } catch {
      // A forbidden storage holds nothing.
    }
    await queryClient.cancelQueries()
    await leave(reason, queryClient.getQueryData(infoKey)?._id)
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
  const channel = createSessionChannel((reason) => void notice(reason))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void notice('asked')
  })

  return {
    token,
    now: clock.now,
    canStart: cookie.isKept,
    start(value) {
      mine = value
      queryClient.clear()
      cookie.write(value)
      channel.tellBeginning()
    },
    renew(value, used) {
      // A late answer to a session that has ended must not revive it.
      if (used === undefined || used !== token()) return
      if (cookie.read() === used) cookie.write(value)
      mine = value
    },
    async end(reason) {
      const kept = cookie.read()
      // Somebody has signed in since: their session is not this tab's to end.
      if (kept !== undefined && kept !== mine) return notice(reason)
      cookie.clear()
      channel.tellEnd(reason)
      await forget(reason)
    },
    async user() {
      if (token() === undefined) return undefined
      try {
        const [user] = await Promise.all([queryClient.ensureQueryData(userQueries.info()), mountSignedIn()])
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
