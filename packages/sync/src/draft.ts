import * as v from 'valibot'
import { forgetText, keepText } from './kept-text.ts'

const schema = v.object({
  text: v.string(),
  /** Files that were uploaded for it. */
  attachments: v.fallback(
    v.optional(v.array(v.object({ _id: v.string(), name: v.string(), type: v.string(), size: v.number() }))),
    undefined,
  ),
  /** Colleagues whom it names, as they stand in the text after an @. */
  mentions: v.fallback(v.optional(v.array(v.object({ _id: v.string(), name: v.string() }))), undefined),
  /** What the ticket is tagged with once it is sent, and what becomes of it then, as the feature calls it. */
  tags: v.fallback(v.optional(v.array(v.string())), undefined),
  afterwards: v.fallback(v.optional(v.string()), undefined),
  /** The newest message when somebody began to write; null where there was none. */
  seen: v.fallback(v.nullish(v.string()), undefined),
  /** Whether it was begun without the server knowing: its ticket is still to be claimed. */
  owesClaim: v.fallback(v.optional(v.boolean()), undefined),
  /** Names the text on its way to the server, so that a repeated attempt is stored once. Gone once it changes. */
  key: v.fallback(v.optional(v.string()), undefined),
})

/** What is being written. */
export type Draft = v.InferOutput<typeof schema>

export function parseDraft(stored: string | undefined): Draft {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(stored ?? 'null'))
    return success ? output : { text: '' }
  } catch {
    return { text: '' }
  }
}

/** Keeps a draft, or forgets it where it is empty. */
export function keepDraft(storageKey: string, draft: Draft): void {
  if (draft.text === '' && !draft.attachments?.length) forgetText(storageKey)
  else keepText(storageKey, JSON.stringify(draft))
}
