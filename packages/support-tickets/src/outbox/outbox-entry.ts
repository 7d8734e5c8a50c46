import { pendingFields } from '@replybay/sync'
import * as v from 'valibot'
import { afterwardsChoices } from '../model/afterwards.ts'
import { sampleFields } from '../model/sample-web.ts'

const attachment = v.object({ _id: v.string(), name: v.string(), type: v.string(), size: v.number() })

/** As it is kept. Its key goes with it to the server, so that a repeated attempt is stored once. */
export const outboxEntry = v.object({
  ...pendingFields,
  ...sampleFields,
  ticketId: v.string(),
  text: v.string(),
  attachments: v.fallback(v.array(attachment), []),
  /** The newest message that its writer can have known; null where there was none. */
  seen: v.nullish(v.string()),
  /** What the ticket is tagged with. */
  tags: v.fallback(v.array(v.string()), []),
  /** What becomes of the ticket then. */
  afterwards: v.fallback(v.optional(v.picklist(afterwardsChoices)), undefined),
  /** Whether its writer has begun it before the server could be told that the ticket is theirs. */
  claims: v.fallback(v.boolean(), false),
  /** Whether the ticket is closed with it, whatever `afterwards` says: that is what its saved reply would make of it. */
  closes: v.fallback(v.boolean(), false),
  /**
   * `waiting`: it goes by itself. `asking`: something was said meanwhile, its writer decides. `refused`: the server
   * does not take it. `gone`: the ticket is not there. `answered`: it is on the server, the ticket is still to be closed.
   */
  state: v.picklist(['waiting', 'asking', 'refused', 'gone', 'answered']),
  /** Why the server does not take it, as an outcome of the contract; absent where it was not refused. */
  refusal: v.optional(v.object({ status: v.number(), code: v.optional(v.string()) })),
  /** The newest answer of the writer before the first attempt, null where there was none; absent before that. */
  ownBefore: v.nullish(v.string()),
})

/** An answer on its way to the server, as it is kept in the browser. */
export type OutboxEntry = v.InferOutput<typeof outboxEntry>
