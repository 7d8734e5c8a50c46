import type { ApiError } from '@replybay/api-client'
import { definePending, pendingFields } from '@replybay/sync'
import { v7 as randomId } from 'uuid'
import * as v from 'valibot'
import { sendingKind } from './pending-kinds.ts'

const schema = v.object({ ...pendingFields, companyId: v.string(), orderNumber: v.string() })

/** An order that has left the table, and of which the server does not know that yet. */
export type BoxSending = v.InferOutput<typeof schema>

/** What the server made of it. */
export interface SendingOutcome {
  orderNumber: string
  /** Why the order was not sent; absent where it was. */
  error?: ApiError
}

/** Orders that were sent: kept until the server knows it, with or without a network. */
export const boxSendings = definePending<BoxSending, SendingOutcome>({
  kind: sendingKind,
  schema,
  subject: ({ orderNumber }) => orderNumber,
})

/** An order that leaves the table now. */
export function aSending({
  companyId,
  orderNumber,
}: Pick<BoxSending, 'companyId' | 'orderNumber'>): BoxSending {
  const now = Date.now()
  return { companyId, orderNumber, key: randomId(), queuedAt: now, dueAt: now, failures: 0 }
}
