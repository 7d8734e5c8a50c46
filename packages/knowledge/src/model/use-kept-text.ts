import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, keepText, readKept } from '@replybay/sync'
import { useState } from 'react'
import * as v from 'valibot'

const schema = v.record(v.string(), v.string())

/**
 * What is typed into a form, kept as a draft in this browser until it is saved.
 * @param subject - What it is for: unique among all features.
 * @param empty - The fields, as they are before anything is typed.
 */
export function useKeptText<Fields extends Readonly<Record<string, string>>>(subject: string, empty: Fields) {
  const key = draftKey(useUser()._id, `knowledge:${subject}`)
  const [fields, setFields] = useState<Fields>(() => ({ ...empty, ...read(key) }))
  const isEmpty = Object.values(fields).every((text) => text === '')
  function change(changed: Partial<Fields>) {
    setFields((before) => {
      const after = { ...before, ...changed }
      if (Object.values(after).every((text) => text === '')) forgetText(key)
      else keepText(key, JSON.stringify(after))
      return after
    })
  }
  return { fields, isEmpty, change, clear: () => change(empty) }
}

function read(key: string): Record<string, string> {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readKept(key) ?? '{}'))
    return success ? output : {}
  } catch {
    return {}
  }
}
