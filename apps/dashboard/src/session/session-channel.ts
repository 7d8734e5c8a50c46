import type { SignedOutReason } from '@replybay/feature-kit'

const CHANNEL = 'auth'
const STORAGE_KEY = 'auth:logout'

const beginning = 'login'
/** Somebody is signing out: until it has ended or failed, a refusal is what they asked for. */
const leaving = { begun: 'logout:begun', failed: 'logout:failed' } as const
const ends: Readonly<Record<SignedOutReason, string>> = { asked: 'logout', expired: 'logout:expired' }

interface SessionChannelOptions {
  /** Another tab says that the session has ended, and why, or that one has begun. */
  onHeard: (reason: SignedOutReason) => void
  /** Another tab says that its person is signing out, or that it could not be done. */
  onLeaving: (isLeaving: boolean) => void
}

/**
 * What the tabs of this browser tell each other about the session: the channel `auth`, and a storage event with the
 * key `auth:logout`.
 * @see specification §4, Session
 */
export function createSessionChannel({ onHeard, onLeaving }: SessionChannelOptions) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (data === ends.expired) onHeard('expired')
    else if (data === ends.asked || data === beginning) onHeard('asked')
    else if (data === leaving.begun || data === leaving.failed) onLeaving(data === leaving.begun)
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue !== null)
      onHeard(newValue.startsWith('expired') ? 'expired' : 'asked')
  })
  return {
    tellBeginning: () => channel.postMessage(beginning),
    tellLeaving: (isLeaving: boolean) => channel.postMessage(isLeaving ? leaving.begun : leaving.failed),
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
