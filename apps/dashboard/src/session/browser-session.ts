import { userQueries } from '@replybay/api-client'
import type { Session, SignedOutReason } from '@replybay/feature-kit'
import type { QueryClient } from '@tanstack/react-query'
import type { ServerClock } from './server-clock.ts'
import type { TokenCookie } from './token-cookie.ts'

const CHANNEL = 'auth'
const STORAGE_KEY = 'auth:logout'

export interface BrowserSessionOptions {
  token: TokenCookie
  clock: ServerClock
  queryClient: QueryClient
  /** Shows the sign-in page. */
  leave: (reason: SignedOutReason) => Promise<void>
  /** Reads the page anew, for who is signed in now. */
  revive: () => void
}

/**
 * The session of this browser, shared by all its tabs.
 * @see specification §4, Session
 */
export function createBrowserSession({
  token,
  clock,
  queryClient,
  leave,
  revive,
}: BrowserSessionOptions): Session {
  const channel = new BroadcastChannel(CHANNEL)
  /** The token that this tab's data was asked for with. */
  let loadedWith = token.read()

  /** The page is left before its data goes, or it would ask for it again. */
  async function forget(reason: SignedOutReason) {
    sessionStorage.clear()
    await queryClient.cancelQueries()
    await leave(reason)
    queryClient.clear()
  }
  function tellOtherTabs() {
    channel.postMessage('logout')
    try {
      localStorage.setItem(STORAGE_KEY, String(Date.now()))
    } catch {
      // A full or forbidden storage: the channel has told them already.
    }
  }
  /** The tab that ended the session has cleared the token; one that is there is of a session begun since. */
  function hear() {
    const current = token.read()
    if (current === undefined) {
      void forget('asked')
    } else if (current !== loadedWith) {
      loadedWith = current
      queryClient.clear()
      revive()
    }
  }
  channel.addEventListener('message', ({ data }) => {
    if (data === 'logout') hear()
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue !== null) hear()
  })

  return {
    token: token.read,
    now: clock.now,
    start: (value) => {
      loadedWith = value
      queryClient.clear()
      token.write(value)
    },
    end(reason) {
      token.clear()
      tellOtherTabs()
      void forget(reason)
    },
    async user() {
      if (token.read() === undefined) return undefined
      try {
        return await queryClient.ensureQueryData(userQueries.info())
      } catch (error) {
        // The session ended on the way: what was asked for was refused or cancelled.
        if (token.read() === undefined) return undefined
        throw error
      }
    },
  }
}
