/** @see https://developers.facebook.com/docs/graph-api/webhooks/getting-started */
import type { HookPort } from '../hooks/hook-port.ts'
import { isSameSecret, isSignedBy } from '../hooks/signature.ts'

/** What is sent back as it is. */
const CHALLENGE = /^[\w.-]{1,200}$/

/** Everything an app is told comes to one address, signed with the app's secret. */
export const metaHooks: HookPort = {
  handshake(query, { verify_token }) {
    const challenge = query.get('hub.challenge') ?? ''
    if (query.get('hub.mode') !== 'subscribe' || !verify_token || !CHALLENGE.test(challenge)) return undefined
    return isSameSecret(query.get('hub.verify_token') ?? '', verify_token) ? challenge : undefined
  },
  secretOf: ({ app_secret }) => app_secret,
  isSigned({ header, body }, secret) {
    const [, signature] = /^sha256=([\da-f]{64})$/i.exec(header('x-hub-signature-256') ?? '') ?? []
    return isSignedBy(secret, body, signature, 'hex')
  },
  // A delivery has no name of its own; each message in it has one.
  idOf: () => undefined,
  topicOf: () => 'messages',
  // Its messages are read by the messenger.
  read: () => ({ kind: 'other' }),
}
