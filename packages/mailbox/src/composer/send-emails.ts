import { type ApiError, emailMutations, runMutation } from '@replybay/api-client'
import { forgetFiles, pendingQueue, readFile } from '@replybay/sync'
import { CancelledError } from '@tanstack/react-query'
import { emailsSent } from './emails-sent.ts'
import { htmlOfEmail, textOfEmail } from './email-parts.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { tellProgress } from './sending-progress.ts'

/** Brings emails to the server, each once. */
export const sendEmails = pendingQueue<OutboxEntry, ApiError>(emailsSent, {
  goes: ({ state }) => state === 'waiting',
  async attempt(entry, { client }) {
    const { key, files } = entry
    const stopping = new AbortController()
    const read = await Promise.all(files.map(({ id }) => readFile(id)))
    // What was to go with it is missing: its writer decides.
    if (read.includes(undefined)) return { ...entry, state: 'refused' }
    const progress = { share: 0, stop: () => stopping.abort() }
    const onProgress = (share: number) => tellProgress(key, { ...progress, share })
    try {
      if (files.length > 0) tellProgress(key, progress)
      const answer = {
        body: bodyOf(
          entry,
          read.flatMap((file) => file ?? []),
        ),
        signal: stopping.signal,
        ...(files.length > 0 && { onProgress }),
      }
      await runMutation(client, { ...emailMutations.answer(key), gcTime: 0 }, answer)
    } catch (error) {
      if (stopping.signal.aborted) throw new CancelledError()
      throw error
    } finally {
      tellProgress(key, undefined)
    }
    await forgetFiles(files.map(({ id }) => id))
    return undefined
  },
  refuse(entry, error, { tell }) {
    tell(error)
    return { ...entry, state: 'refused' }
  },
})

function bodyOf(entry: OutboxEntry, attachments: File[]) {
  const { headerId, mode, to, cc, bcc, subject, attachmentIds } = entry
  const html = htmlOfEmail(entry)
  return {
    message: textOfEmail(entry),
    ...(html !== undefined && { html }),
    ...(headerId !== undefined && { header_id: headerId }),
    ...(mode !== 'new' && { mode }),
    to,
    ...(cc.length > 0 && { cc }),
    ...(bcc.length > 0 && { bcc }),
    ...(subject.trim() !== '' && { subject }),
    ...(attachmentIds.length > 0 && { attachment_ids: attachmentIds }),
    ...(attachments.length > 0 && { attachments }),
  }
}
