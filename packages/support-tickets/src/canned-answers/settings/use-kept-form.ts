import type { CannedAnswer } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, keepText, readKept, subscribeKept } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type CannedValues, valuesOf } from './canned-values.ts'

const text = v.optional(v.string(), '')

const content = v.object({
  shortcut: v.string(),
  title: v.string(),
  texts: v.object({ 'en-US': text, 'fr-FR': text, 'es-ES': text }),
})

const schema = v.object({ ...content.entries, seen: v.optional(content) })

/** A canned answer as it is being written. */
export interface CannedForm {
  values: CannedValues
  /** What the team had when the person began to write, or was last shown to them. */
  seen: CannedValues
}

export type KeptForm = ReturnType<typeof useKeptForm>

const empty: CannedValues = { shortcut: '', title: '', 'en-US': '', 'fr-FR': '', 'es-ES': '' }

/** The form of a canned answer, new or known, as a draft that survives leaving the page. */
export function useKeptForm(answer: CannedAnswer | undefined) {
  const key = draftKey(useUser()._id, `canned:${answer?._id ?? 'new'}`)
  const kept = useSyncExternalStore(subscribeKept, () => readKept(key))
  const form = useMemo(() => parse(kept) ?? begin(answer), [kept, answer])
  const keep = ({ values, seen }: CannedForm) =>
    keepText(key, JSON.stringify({ ...nest(values), seen: nest(seen) }))
  /** With what was typed since the form was drawn. */
  const read = () => parse(readKept(key)) ?? begin(answer)
  return {
    form,
    read,
    keep,
    change(change: Partial<CannedValues>) {
      const { values, seen } = read()
      keep({ values: { ...values, ...change }, seen })
    },
    /** It was saved, or is not wanted. */
    forget: () => forgetText(key),
  }
}

function begin(answer: CannedAnswer | undefined): CannedForm {
  const values = answer ? valuesOf(answer) : empty
  return { values, seen: values }
}

function nest({ shortcut, title, ...texts }: CannedValues) {
  return { shortcut, title, texts }
}

/** A draft that does not say what was seen has seen nothing: all in which it differs is asked about. */
function parse(kept: string | undefined): CannedForm | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(kept ?? 'null'))
    return success
      ? { values: valuesOf(output), seen: output.seen ? valuesOf(output.seen) : empty }
      : undefined
  } catch {
    return undefined
  }
}
