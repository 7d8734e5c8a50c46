import { useLingui } from '@lingui/react/macro'
import { type User, userMutations, userQueries } from '@replybay/api-client'
import { type MergedChanges, mergeChanges } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { keepSaved, withSaved } from '../saved-user.ts'
import type { KeptForm } from '../use-kept-form.ts'
import { companyChanges, type CompanyValues, companyValues, trimChanges } from './company-values.ts'
import type { useFieldReveal } from './use-field-reveal.ts'
import { useCurrentFailure } from '../use-current-failure.ts'
import { useConflictWords } from './use-conflict-words.ts'

/** Why it could not be saved: in words, and what was thrown. */
interface Failure {
  title: string
  error: unknown
}

/** In the order in which they are sent. */
const operations = ['updateCompany', 'updateCompanyDetails', 'setReturnPolicy'] as const

/**
 * Saves what the person changed of the company, by the calls that are needed. The company is read just before: what
 * another has changed meanwhile stays, and where both changed the same field, nothing is sent and the form shows both.
 */
export function useCompanySave(
  kept: KeptForm<CompanyValues>,
  user: User,
  hasDetails: boolean,
  fields: ReturnType<typeof useFieldReveal>,
) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const words = useConflictWords()
  const { form } = kept
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const failureOf = (operation: (typeof operations)[number], error: unknown): Failure => ({
    title: wordError(i18n, operation, error),
    error,
  })
  const company = useMutation(userMutations.updateCompany())
  const details = useMutation(userMutations.updateCompanyDetails())
  const policy = useMutation(userMutations.setReturnPolicy())
  const read = async () => {
    // Without a connection a second attempt only makes the person wait.
    const attempts = navigator.onLine ? {} : { retry: false }
    const told = await client.fetchQuery({ ...userQueries.info(), staleTime: 0, ...attempts })
    return companyValues(withSaved(client, told))
  }

  /** Shows what the server has, with what the person changed; an error at each field that both changed. */
  function show(now: CompanyValues, { values, conflicts }: MergedChanges<CompanyValues>) {
    kept.show(now, values)
    for (const name of conflicts) form.setFieldError(name, words.valueNow(name, now[name]))
    setFailure(conflicts.length > 0 ? { title: words.summary(conflicts), error: undefined } : undefined)
    fields.revealConflicts(conflicts)
  }
  /** @returns why it could not be saved. */
  async function send(changes: ReturnType<typeof companyChanges>): Promise<Failure | undefined> {
    const outcomes = await Promise.allSettled([
      changes.company && company.mutateAsync(changes.company),
      changes.details && details.mutateAsync(changes.details),
      changes.policy && policy.mutateAsync(changes.policy),
    ])
    if (changes.policy && outcomes[2].status === 'fulfilled')
      keepSaved(client, { returnPolicy: changes.policy.returnPolicy })
    const failures = outcomes.map((outcome, index) =>
      outcome.status === 'rejected'
        ? failureOf(operations[index] ?? 'updateCompany', outcome.reason)
        : undefined,
    )
    return failures.find((problem) => problem !== undefined)
  }
  async function saveNow(): Promise<boolean> {
    const now = await read()
    const seen = kept.seen()
    const merged = mergeChanges(seen, now, trimChanges(seen, form.getValues()))
    show(now, merged)
    if (merged.conflicts.length > 0) return false
    const changes = companyChanges(now, merged.values, hasDetails)
    const isPolicyAlone = !changes.company && !changes.details
    const problem = await send(changes)
    // Whether it can be read or not, it was saved, or not.
    const after = await read().catch(() => undefined)
    if (problem === undefined) {
      const saved = after ?? merged.values
      // What was typed while it was being saved stays.
      show(saved, mergeChanges(merged.values, saved, trimChanges(merged.values, form.getValues())))
      toasts.show({ tone: 'success', title: isPolicyAlone ? t`Return policy saved` : t`Company saved` })
      return true
    }
    const late = after && mergeChanges(now, after, form.getValues())
    if (after && late) show(after, late)
    if (!late?.conflicts.length) setFailure(problem)
    return false
  }
  /** @returns whether it is saved. A conflict that is hidden is shown first: nothing is replaced unseen. */
  async function save(): Promise<boolean> {
    if (fields.revealUnseen()) return false
    const { hasErrors, errors } = form.validate()
    if (hasErrors) {
      fields.revealFirst(Object.keys(errors))
      return false
    }
    setSaving(true)
    setFailure(undefined)
    try {
      return await saveNow()
    } catch (error) {
      setFailure(failureOf('updateCompany', error))
      return false
    } finally {
      setSaving(false)
    }
  }
  function discard() {
    kept.discard(companyValues(user))
    setFailure(undefined)
    fields.revealConflicts([])
  }
  return {
    save,
    discard,
    isSaving,
    failure: useCurrentFailure(failure),
  }
}
