/** @see https://sendcloud.dev/api/v2/webhooks */
import type { HookPort } from '../hooks/hook-port.ts'
import { isSignedBy } from '../hooks/signature.ts'
import { idAt, numberAt, textAt, valueAt } from '../json.ts'

const STATUS_CHANGED = 'parcel_status_changed'
/** Delivered, and collected by the customer. */
const DELIVERED: ReadonlySet<number> = new Set([11, 93])
/** A moment that is written in seconds is before it in ms: some time in 1973. */
const EARLIEST_MS = 100_000_000_000

/** Its address is typed by a person, in the settings of the integration there. It signs with the private key. */
export const sendcloudHooks: HookPort = {
  secretOf: ({ private_key }) => private_key,
  isSigned: ({ header, body }, secret) => isSignedBy(secret, body, header('sendcloud-signature'), 'hex'),
  idOf: () => undefined,
  topicOf: ({ body }) => actionOf(body) ?? '',
  read(topic, content) {
    const parcel = valueAt(content, 'parcel')
    const [reference, orderNumber] = [idAt(parcel, 'id'), textAt(parcel, 'order_number')]
    const isDelivered = DELIVERED.has(numberAt(parcel, 'status', 'id') ?? 0)
    if (topic !== STATUS_CHANGED || !isDelivered || reference === undefined || orderNumber === undefined) {
      return { kind: 'other' }
    }
    const at = momentOf(numberAt(content, 'carrier_status_change_timestamp'))
    return { kind: 'parcel-delivered', parcel: { reference, orderNumber, at } }
  },
}

function actionOf(body: Uint8Array): string | undefined {
  try {
    return textAt(JSON.parse(Buffer.from(body).toString('utf8')), 'action')
  } catch {
    return undefined
  }
}

/** In ms, or in seconds; what is not there, or still to come, is now. */
function momentOf(timestamp: number | undefined, now = Date.now()): Date {
  const ms = timestamp === undefined ? now : timestamp < EARLIEST_MS ? timestamp * 1_000 : timestamp
  return new Date(ms > 0 && ms <= now ? ms : now)
}
