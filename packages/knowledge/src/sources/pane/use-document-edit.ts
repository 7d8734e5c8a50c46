import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, keepText, readKept } from '@replybay/sync'
import { useState } from 'react'
import * as v from 'valibot'

export type Fields = Readonly<Record<string, string>>

const fields = v.record(v.string(), v.string())
const schema = v.object({ seen: fields, seenAt: v.optional(v.string()), typed: fields })

type Draft = v.InferOutput<typeof schema>

/** A document as the server has it. */
export interface Saved {
  fields: Fields
  updatedAt: string | undefined
}

/**
 * What a person makes of a document: a draft, kept in this browser until it is saved or discarded.
 * @param now - The document as it is now. It may have changed since the person began.
 */
export function useDocumentEdit(id: string, now: Saved) {
  const key = draftKey(useUser()._id, `knowledge:source:${id}`)
  const [draft, setDraft] = useState(() => readDraft(key))
  const typed = draft ? { ...now.fields, ...draft.typed } : now.fields
  const changed = namesOfChanged(typed, now.fields)
  const isDirty = draft !== undefined && changed.length > 0

  function set(next: Draft | undefined) {
    setDraft(next)
    if (next) keepText(key, JSON.stringify(next))
    else forgetText(key)
  }
  return {
    typed,
    /** The names of the fields that are not as they are saved. */
    changed,
    isDirty,
    /** When the person saw it: what is saved is held to that. */
    seenAt: draft?.seenAt ?? now.updatedAt,
    /** Somebody else has saved another text since the person began. */
    isConflict:
      isDirty && draft.seenAt !== now.updatedAt && namesOfChanged(draft.seen, now.fields).length > 0,
    change(part: Fields) {
      const after = { ...typed, ...part }
      if (namesOfChanged(after, now.fields).length === 0) set(undefined)
      else set({ seen: draft?.seen ?? now.fields, seenAt: draft?.seenAt ?? now.updatedAt, typed: after })
    },
    discard: () => set(undefined),
    /** Has the person's text take the place of what is saved by now. */
    keepMine: () => set({ seen: now.fields, seenAt: now.updatedAt, typed }),
    /** It was saved as it is given; what was typed meanwhile stays. */
    saved(sent: Fields, updatedAt: string | undefined) {
      const kept = readDraft(key)
      const isMore = kept && namesOfChanged(kept.typed, sent).length > 0
      set(isMore ? { seen: sent, seenAt: updatedAt, typed: kept.typed } : undefined)
    },
  }
}

function namesOfChanged(one: Fields, other: Fields): string[] {
  return Object.keys(other).filter((name) => one[name] !== undefined && one[name] !== other[name])
}

function readDraft(key: string): Draft | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readKept(key) ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
