import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, isPersisted, keepText, readKept, keptUnder } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import { v4 as randomId } from 'uuid'
import * as v from 'valibot'

const schema = v.object({
  customerId: v.optional(v.string()),
  /** The one that was chosen, where it is not the first. */
  channel: v.optional(v.string()),
  subject: v.fallback(v.string(), ''),
  text: v.fallback(v.string(), ''),
  /** Names the whole on its way to the server, so that a repeated attempt is stored once. Gone once it changes. */
  key: v.optional(v.string()),
})

/** A ticket that is being written to a customer. */
export type OpeningDraft = v.InferOutput<typeof schema>

const empty: OpeningDraft = { subject: '', text: '' }

/** The one draft of a person for a customer, or for whom they still choose; it outlives the tab. */
export function useOpeningDraft(customerId: string | undefined) {
  const storageKey = draftKey(useUser()._id, `opening:${customerId ?? ''}`)
  const kept = useSyncExternalStore(keptUnder(storageKey), () => readKept(storageKey))
  const draft = useMemo(() => parse(kept), [kept])
  const keep = (next: OpeningDraft) => keepText(storageKey, JSON.stringify(next))
  return {
    draft,
    isSaved: isPersisted(storageKey),
    /** Changes it; it is another message then, with a name of its own. */
    change: (change: Partial<OpeningDraft>) =>
      keep({ ...parse(readKept(storageKey)), ...change, key: undefined }),
    /** The name of this very message, the same for each attempt to send it. */
    claimKey: (): string => {
      const key = draft.key ?? randomId()
      // What another tab has made of it meanwhile is another message, and stays.
      if (readKept(storageKey) === kept) keep({ ...draft, key })
      return key
    },
    /** It was sent under this name: forgotten, unless it was changed since. */
    settle: (key: string) => {
      if (parse(readKept(storageKey)).key === key) forgetText(storageKey)
    },
    forget: () => forgetText(storageKey),
  }
}

function parse(kept: string | undefined): OpeningDraft {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(kept ?? 'null'))
    return success ? output : empty
  } catch {
    return empty
  }
}
