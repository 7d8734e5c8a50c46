import { draftKey, keepDraft, parseDraft, readKept } from '@replybay/sync'
import type { OutboxEntry } from './outbox-entry.ts'
import { replies } from './replies.ts'

/**
 * Makes a draft of an entry again, before what was written since. While an attempt is under way it waits for its end.
 *
 * @param seen the newest message that the writer knows by now.
 * @returns false where it was sent, here or in another tab.
 */
export async function takeBack(
  userId: string,
  { key, ticketId }: OutboxEntry,
  seen?: string | null,
): Promise<boolean> {
  return await replies.locked(userId, key, (entry) => {
    if (!entry || entry.state === 'answered') return false
    const storageKey = draftKey(userId, ticketId)
    const draft = parseDraft(readKept(storageKey))
    keepDraft(storageKey, {
      text: [entry.text, draft.text].filter((text) => text !== '').join('\n\n'),
      attachments: [...entry.attachments, ...(draft.attachments ?? [])],
      tags: [...new Set([...entry.tags, ...(draft.tags ?? [])])],
      afterwards: draft.afterwards ?? entry.afterwards,
      ...((entry.claims || draft.owesClaim) && { owesClaim: true }),
      seen: seen === undefined ? entry.seen : seen,
      // An attempt may have arrived unseen: the same text again must be the same answer.
      ...(entry.ownBefore !== undefined && draft.text === '' && { key }),
    })
    replies.forget(userId, key)
    return true
  })
}
