import { useState } from 'react'
import { v4 as randomId } from 'uuid'
import * as v from 'valibot'
import { forgetText, keepText, readKept } from './kept-text.ts'

const schema = v.record(v.string(), v.string())

type Texts = Readonly<Record<string, string>>

/**
 * What is typed into a form, kept as a draft in this browser until it is saved.
 * @param key - Under which it is kept.
 * @param begun - The fields, as they are before anything is typed.
 */
export function useKeptFields<Fields extends Texts>(key: string, begun: Fields) {
  const [draft, setDraft] = useState<{ id: string; fields: Fields }>(() => {
    const { draftId = randomId(), ...fields } = read(key)
    return { id: draftId, fields: { ...begun, ...fields } }
  })
  const { id, fields } = draft
  function change(changed: Partial<Fields>) {
    setDraft((before) => {
      const after = { ...before.fields, ...changed }
      const isForgotten = isSame(after, begun)
      const next = { id: isForgotten ? randomId() : before.id, fields: after }
      if (isForgotten) forgetText(key)
      else keepText(key, JSON.stringify({ ...after, draftId: next.id }))
      return next
    })
  }
  return {
    /** The same until the draft is saved or dropped. */
    id,
    fields,
    /** Nothing is typed. */
    isEmpty: isSame(fields, begun),
    change,
    clear: () => {
      // At once: the form may be gone with it.
      forgetText(key)
      setDraft({ id: randomId(), fields: begun })
    },
  }
}

function isSame(one: Texts, other: Texts): boolean {
  return Object.entries(one).every(([name, text]) => text === (other[name] ?? ''))
}

function read(key: string): Record<string, string> {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readKept(key) ?? '{}'))
    return success ? output : {}
  } catch {
    return {}
  }
}
