import { useUser } from '@replybay/feature-kit'
import { draftKey, draftsOf, forgetText, keepText, keptUnder, parseDraft, readKept } from '@replybay/sync'
import { useSyncExternalStore } from 'react'

/** What can be edited of a customer. */
export type FactField = 'name' | 'email' | 'phone'

const fields: readonly FactField[] = ['name', 'email', 'phone']

const keyOf = (userId: string, customerId: string, field: FactField) =>
  draftKey(userId, `fact:${customerId}:${field}`)

/** What of a fact could not be saved: a draft, kept until it is saved or given up. */
export function useUnsavedFact(customerId: string, field: FactField) {
  const key = keyOf(useUser()._id, customerId, field)
  const kept = useSyncExternalStore(keptUnder(key), () => readKept(key))
  return {
    /** Empty for a fact that was to be cleared; undefined where there is nothing to be saved. */
    unsaved: kept === undefined ? undefined : parseDraft(kept).text,
    keep: (text: string) => keepText(key, JSON.stringify({ text })),
    forget: () => forgetText(key),
  }
}

/** The facts about a customer that could not be saved. */
export function useUnsavedFields(customerId: string): ReadonlySet<FactField> {
  const userId = useUser()._id
  const unsaved = useSyncExternalStore(keptUnder(draftsOf(userId)), () =>
    fields.filter((field) => readKept(keyOf(userId, customerId, field)) !== undefined).join(' '),
  )
  return new Set(fields.filter((field) => unsaved.split(' ').includes(field)))
}
