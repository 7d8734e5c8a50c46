import { pendingFields } from '@replybay/sync'
import * as v from 'valibot'

/** What is written: a reply to one or to all, an email that is passed on, or a new one. */
export const writingModes = ['reply', 'reply-all', 'forward', 'new'] as const

export type WritingMode = (typeof writingModes)[number]

const file = v.object({ id: v.string(), name: v.string(), type: v.string(), size: v.number() })

/** A file that is sent along; its bytes are kept apart. */
export type KeptFile = v.InferOutput<typeof file>

/** As it is kept. Its key goes with it to the server, so that a repeated attempt is sent once. */
export const outboxEntry = v.object({
  ...pendingFields,
  /** Names the thread, or what is not one yet. */
  threadKey: v.string(),
  /** The email that is answered or forwarded; absent in a new one. */
  headerId: v.optional(v.string()),
  mode: v.picklist(writingModes),
  to: v.array(v.string()),
  cc: v.array(v.string()),
  bcc: v.array(v.string()),
  subject: v.string(),
  /** As it was written, without what is forwarded. */
  text: v.string(),
  /** The same with its formats; absent in one that has none. */
  html: v.optional(v.string()),
  /** The writer’s signature, below the text. */
  signature: v.optional(v.string()),
  /** What is forwarded, below the text. */
  below: v.optional(v.string()),
  files: v.array(file),
  /** Files of the email that is forwarded, by their ids. */
  attachmentIds: v.array(v.string()),
  /** `waiting`: it goes by itself. `refused`: the server does not take it, and its writer decides. */
  state: v.picklist(['waiting', 'refused']),
})

/** An email on its way to the server, as it is kept in the browser. */
export type OutboxEntry = v.InferOutput<typeof outboxEntry>
