import { keepText } from '@replybay/sync'
import { htmlOfText } from '@replybay/ui-kit'
import { emailDraftKey } from '../model/email-draft.ts'
import { callComposer } from './composer-calls.ts'
import { draftOf } from './draft-fields.ts'
import { emailsSent } from './emails-sent.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { stopSending } from './sending-progress.ts'

/**
 * Makes a draft of an email again. What was written in its thread since is not lost: it stays below.
 *
 * @returns false where it was sent, here or in another tab.
 */
export async function takeBack(
  userId: string,
  { key, threadKey }: OutboxEntry,
  since = '',
): Promise<boolean> {
  stopSending(key)
  return await emailsSent.locked(userId, key, (entry) => {
    if (!entry) return false
    const draft = draftOf(entry)
    const text = [draft.text, since].filter((each) => each !== '').join('\n\n')
    const html = since === '' ? draft.html : htmlOfText(text)
    // With the name that it was sent by: an attempt may have arrived unseen, and it must not be sent twice.
    const draftId = since === '' ? { draftId: key } : {}
    keepText(emailDraftKey(userId, threadKey), JSON.stringify({ ...draft, text, html, ...draftId }))
    emailsSent.forget(userId, key)
    callComposer(threadKey)
    return true
  })
}
