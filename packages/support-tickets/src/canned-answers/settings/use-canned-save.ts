import { useLingui } from '@lingui/react/macro'
import { ApiError, type CannedAnswer, cannedAnswerMutations, cannedAnswerQueries } from '@replybay/api-client'
import { mergeChanges } from '@replybay/feature-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordCannedError } from './canned-errors.ts'
import { type CannedContent, type CannedValues, contentOf, isComplete, valuesOf } from './canned-values.ts'
import type { KeptForm } from './use-kept-form.ts'
import { useConflictWords } from './use-conflict-words.ts'

/** Why a saved reply is not saved, in words. */
interface SaveFailure {
  /** A colleague removed it meanwhile: it can be saved as a new one. @default false */
  isGone?: boolean
  /** For the whole form. */
  words?: string
  /** For single fields. */
  fields?: Partial<Record<keyof CannedValues, string | undefined>>
}

/**
 * Saves a saved reply, new or known. A known one is read just before: what a colleague has changed meanwhile stays,
 * and where both changed the same text, nothing is sent and the form shows both. One that is gone can be saved as new.
 * @param onConflicts - A colleague changed these fields too.
 * @param onSaved - It is saved, under this title.
 */
export function useCannedSave(
  answer: CannedAnswer | undefined,
  kept: KeptForm,
  onConflicts: (fields: readonly (keyof CannedValues)[]) => void,
  onSaved: (title: string) => void,
) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const words = useConflictWords()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure>({})
  const create = useMutation(cannedAnswerMutations.create())
  const update = useMutation(cannedAnswerMutations.update(answer?._id ?? ''))

  function showFailure(operation: 'createCannedAnswer' | 'updateCannedAnswer', error: unknown) {
    const text = wordCannedError(i18n, operation, error)
    const code = error instanceof ApiError ? error.code : undefined
    const isGone = operation === 'updateCannedAnswer' && code === 'not-found'
    // That it is gone stays true, whatever becomes of the new one.
    setFailure((former) => ({
      ...(former.isGone && { isGone: true, words: former.words }),
      ...(code === 'conflict' ? { fields: { shortcut: text } } : { words: text }),
      ...(isGone && { isGone }),
    }))
  }
  /** Takes what the team has now into the form. */
  async function takeOver(id: string) {
    const answers = await client.fetchQuery({ ...cannedAnswerQueries.list(), staleTime: 0 })
    const { values, seen } = kept.read()
    const found = answers.find(({ _id }) => _id === id)
    // Of one that is gone, saving tells.
    const now = found ? valuesOf(found) : seen
    const merged = mergeChanges(seen, now, { ...values, ...valuesOf(contentOf(values)) })
    kept.keep({ values: merged.values, seen: now })
    return { now, ...merged }
  }
  function showConflicts(now: CannedValues, names: (keyof CannedValues)[]) {
    const fields = Object.fromEntries(names.map((name) => [name, words.valueNow(now[name])]))
    setFailure({ words: words.summary(names), fields })
    onConflicts(names)
  }
  /** @returns undefined where nothing was sent. */
  async function change(id: string): Promise<CannedAnswer | undefined> {
    const { now, values, conflicts } = await takeOver(id)
    if (conflicts.length > 0) {
      showConflicts(now, conflicts)
      return undefined
    }
    if (!isComplete(values)) return undefined
    return update.mutateAsync({ ...contentOf(values), seen: contentOf(now) })
  }
  /** A colleague was quicker even between reading and saving. */
  async function tellLate(id: string, error: unknown) {
    const late = await takeOver(id).catch(() => undefined)
    if (late && late.conflicts.length > 0) showConflicts(late.now, late.conflicts)
    else showFailure('updateCannedAnswer', error)
  }
  async function attempt(operation: 'createCannedAnswer' | 'updateCannedAnswer', content: CannedContent) {
    if (isSaving) return
    setSaving(true)
    const isUpdate = answer !== undefined && operation === 'updateCannedAnswer'
    try {
      const saved = await (isUpdate ? change(answer._id) : create.mutateAsync(content))
      if (saved) onSaved(saved.title)
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'changed-meanwhile'
      if (isUpdate && isLate) await tellLate(answer._id, error)
      else showFailure(operation, error)
    } finally {
      setSaving(false)
    }
  }
  async function save(content: CannedContent) {
    if (!isSaving) setFailure({})
    await attempt(answer ? 'updateCannedAnswer' : 'createCannedAnswer', content)
  }
  /** Of one that a colleague removed, what was typed. */
  async function saveAsNew(content: CannedContent) {
    setFailure(({ isGone, words: former }) => ({ isGone: isGone ?? false, ...(former && { words: former }) }))
    await attempt('createCannedAnswer', content)
  }
  /** Another shortcut may be free. */
  const forgetTaken = () =>
    setFailure(({ fields, ...rest }) => ({ ...rest, fields: { ...fields, shortcut: undefined } }))
  return { save, saveAsNew, isSaving, failure, forgetTaken }
}
