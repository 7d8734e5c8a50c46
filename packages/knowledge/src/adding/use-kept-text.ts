import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, keepText, readKept } from '@replybay/sync'
import { useState } from 'react'
import { v4 as randomId, v5 as idFrom } from 'uuid'
import * as v from 'valibot'

const schema = v.record(v.string(), v.string())

/**
 * What is typed into a form, kept as a draft in this browser until it is saved.
 * @param subject - What it is for: unique among all features.
 * @param empty - The fields, as they are before anything is typed.
 */
export function useKeptText<Fields extends Readonly<Record<string, string>>>(subject: string, empty: Fields) {
  const key = draftKey(useUser()._id, `knowledge:${subject}`)
  const [draft, setDraft] = useState<{ id: string; fields: Fields }>(() => {
    const { draftId = randomId(), ...fields } = read(key)
    return { id: draftId, fields: { ...empty, ...fields } }
  })
  const { id, fields } = draft
  const isEmpty = hasNothing(fields)
  function change(changed: Partial<Fields>) {
    setDraft((before) => {
      const after = { ...before.fields, ...changed }
      const isForgotten = hasNothing(after)
      const next = { id: isForgotten ? randomId() : before.id, fields: after }
      if (isForgotten) forgetText(key)
      else keepText(key, JSON.stringify({ ...after, draftId: next.id }))
      return next
    })
  }
  return {
    fields,
    isEmpty,
    change,
    clear: () => change(empty),
    /** Names what is sent of this draft: the same words again are the same call, other words another one. */
    keyOf: (said: object) => idFrom(JSON.stringify(said), id),
  }
}

function hasNothing(fields: Readonly<Record<string, string>>): boolean {
  return Object.values(fields).every((text) => text === '')
}

function read(key: string): Record<string, string> {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readKept(key) ?? '{}'))
    return success ? output : {}
  } catch {
    return {}
  }
}
