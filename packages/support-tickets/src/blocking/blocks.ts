import type { ApiError } from '@replybay/api-client'
import { definePending, pendingFields } from '@replybay/sync'
import * as v from 'valibot'
import { sampleFields } from '../model/sample-web.ts'

// Its key is the id of the customer.
const schema = v.object({ ...pendingFields, ...sampleFields })

/** A customer whom a person has blocked. */
export type Block = v.InferOutput<typeof schema>

/**
 * Customers who are to be blocked. It is held as long as it can be undone: to block closes their open tickets, and
 * nothing brings those back as they were. What is told is a refusal.
 */
export const blocks = definePending<Block, ApiError>({
  kind: 'blocks',
  schema,
  subject: ({ key }) => key,
})
