import { useUser } from '@replybay/feature-kit'
import { draftKey, readKept } from '@replybay/sync'

/** What names the draft of a group of synonyms, and whether one was begun. The same for a new group without an id. */
export function useSynonymDraft(synonymId = 'new') {
  const subject = `synonyms:${synonymId}`
  const key = draftKey(useUser()._id, `knowledge:${subject}`)
  return { subject, isBegun: () => readKept(key) !== undefined }
}
