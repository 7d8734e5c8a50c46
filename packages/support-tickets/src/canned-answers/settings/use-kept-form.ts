import type { CannedAnswer } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useLocale } from '@replybay/i18n'
import { draftKey, forgetText, keepText, readKept, keptUnder } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { afterwardsChoices } from '../../model/afterwards.ts'
import { type CannedValues, tagsOf, valuesOf } from './canned-values.ts'

const text = v.optional(v.string(), '')

const content = v.object({
  shortcut: v.string(),
  title: v.string(),
  texts: v.object({ 'en-US': text, 'fr-FR': text, 'es-ES': text }),
  tags: v.optional(v.array(v.string()), []),
  afterwards: v.fallback(v.optional(v.picklist(afterwardsChoices)), undefined),
})

const schema = v.object({ ...content.entries, seen: v.optional(content) })

/** A saved reply as it is being written. */
export interface CannedForm {
  values: CannedValues
  /** What the team had when the person began to write, or was last shown to them. */
  seen: CannedValues
}

export type KeptForm = ReturnType<typeof useKeptForm>

const empty: CannedValues = {
  shortcut: '',
  title: '',
  'en-US': '',
  'fr-FR': '',
  'es-ES': '',
  tags: '',
  afterwards: '',
}

/** A reply of which a saved reply is to be made. */
export interface NewCannedAnswer {
  ticketId: string
  text: string
}

/** The form of a saved reply, new or known, as a draft that survives leaving the page. */
export function useKeptForm(answer: CannedAnswer | undefined, from?: NewCannedAnswer) {
  const { locale } = useLocale()
  const key = draftKey(useUser()._id, `canned:${answer?._id ?? from?.ticketId ?? 'new'}`)
  const begin = () => {
    const values = answer ? valuesOf(answer) : { ...empty, ...(from && { [locale]: from.text }) }
    return { values, seen: values }
  }
  const kept = useSyncExternalStore(keptUnder(key), () => readKept(key))
  const known = useMemo(() => parse(kept), [kept])
  const form = known ?? begin()
  const keep = ({ values, seen }: CannedForm) =>
    keepText(key, JSON.stringify({ ...nest(values), seen: nest(seen) }))
  /** With what was typed since the form was drawn. */
  const read = () => parse(readKept(key)) ?? begin()
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

function nest({ shortcut, title, tags, afterwards, ...texts }: CannedValues) {
  return { shortcut, title, texts, tags: tagsOf({ tags }), afterwards }
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
