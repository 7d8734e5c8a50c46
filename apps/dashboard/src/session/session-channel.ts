import type { SignedOutReason } from '@replybay/feature-kit'

const CHANNEL = 'auth'
const STORAGE_KEY = 'auth:logout'

const beginning = 'login'
const ends: Readonly<Record<SignedOutReason, string>> = { asked: 'logout', expired: 'logout:expired' }

/**
 * What the tabs of this browser tell each other about the session: the channel `auth`, and a storage event with the
 * key `auth:logout`.
 * @param onHeard - Another tab says that the session has ended, and why, or that one has begun.
 * @see specification §4, Session
 */
export function createSessionChannel(onHeard: (reason: SignedOutReason) => void) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (data === ends.expired) onHeard('expired')
    else if (data === ends.asked || data === beginning) onHeard('asked')
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue !== null)
      onHeard(newValue.startsWith('expired') ? 'expired' : 'asked')
  })
  return {
    tellBeginning: () => channel.postMessage(beginning),
    tellEnd(reason: SignedOutReason) {
      channel.postMessage(ends[reason])
      try {
        localStorage.setItem(STORAGE_KEY, `${reason} ${Date.now()}`)
      } catch {
        // A full or forbidden storage: the channel has told them already.
      }
    },
  }
}
