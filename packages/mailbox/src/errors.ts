import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

const shared = { aborted: msg`Request aborted`, default: msg`Network error` }

/** The operations that this feature calls. */
type MailboxOperation =
  | 'answerEmail'
  | 'connectMailbox'
  | 'removeEmailSettings'
  | 'setAutomaticAnswer'
  | 'setEmailPrompt'
  | 'suggestEmailAnswer'
  | 'syncThreadMapping'
  | 'archiveEmail'
  | 'deleteEmail'
  | 'getEmailThread'
  | 'listArchivedEmails'
  | 'listEmailHeaders'
  | 'listNewEmailHeaders'
  | 'pollEmails'
  | 'updateEmail'
  | 'updateUser'

/** The words for each catalogued error of the operations that this feature calls. @see specification §8, Emails */
export const errors: ErrorWording<MailboxOperation, MessageDescriptor> = {
  answerEmail: shared,
  archiveEmail: shared,
  connectMailbox: { ...shared, 409: msg`This address or another mailbox is already connected.` },
  deleteEmail: shared,
  removeEmailSettings: shared,
  setAutomaticAnswer: shared,
  setEmailPrompt: shared,
  suggestEmailAnswer: shared,
  syncThreadMapping: shared,
  getEmailThread: shared,
  listArchivedEmails: shared,
  listEmailHeaders: shared,
  listNewEmailHeaders: shared,
  pollEmails: shared,
  updateEmail: shared,
  updateUser: shared,
}

export const wordError = createErrorWords(errors)
