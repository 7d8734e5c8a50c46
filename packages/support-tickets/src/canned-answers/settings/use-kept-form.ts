import type { CannedAnswer } from '@replybay/api-client'
import { draftKey, forgetText, keepText, readKept, subscribeKept, useUser } from '@replybay/feature-kit'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

const text = v.optional(v.string())

const schema = v.object({
  shortcut: v.string(),
  title: v.string(),
  texts: v.object({ 'en-US': text, 'fr-FR': text, 'es-ES': text }),
})

/** A canned answer as it is being written. */
export type CannedForm = v.InferOutput<typeof schema>

const empty: CannedForm = { shortcut: '', title: '', texts: {} }

/** The form of a canned answer, new or known, as a draft that survives leaving the page. */
export function useKeptForm(answer: CannedAnswer | undefined) {
  const key = draftKey(useUser()._id, `canned:${answer?._id ?? 'new'}`)
  const kept = useSyncExternalStore(subscribeKept, () => readKept(key))
  const form = useMemo(() => parse(kept) ?? answer ?? empty, [kept, answer])
  return {
    form,
    change: ({ shortcut, title, texts }: Partial<CannedForm>) =>
      keepText(
        key,
        JSON.stringify({
          shortcut: shortcut ?? form.shortcut,
          title: title ?? form.title,
          texts: texts ?? form.texts,
        }),
      ),
    /** It was saved, or is not wanted. */
    forget: () => forgetText(key),
  }
}

function parse(kept: string | undefined): CannedForm | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(kept ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
