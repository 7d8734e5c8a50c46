import { useUser } from '@replybay/feature-kit'
import { draftKey, useKeptFields } from '@replybay/sync'
import { v5 as idFrom } from 'uuid'

/**
 * What is typed into a form, kept as a draft in this browser until it is saved.
 * @param subject - What it is for: unique among all features.
 * @param begun - The fields, as they are before anything is typed.
 */
export function useKeptText<Fields extends Readonly<Record<string, string>>>(subject: string, begun: Fields) {
  const { id, ...kept } = useKeptFields(draftKey(useUser()._id, `knowledge:${subject}`), begun)
  return {
    ...kept,
    /** Names what is sent of this draft: the same words again are the same call, other words another one. */
    keyOf: (said: object) => idFrom(JSON.stringify(said), id),
  }
}
