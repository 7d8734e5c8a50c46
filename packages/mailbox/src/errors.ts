import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

const shared = { aborted: msg`Request aborted`, default: msg`Network error` }

/** The operations that this feature calls. */
type MailboxOperation =
  | 'answerEmail'
  | 'beginMailboxSignIn'
  | 'finishMailboxSignIn'
  | 'chooseMailboxFolder'
  | 'connectMailbox'
  | 'learnFromEmail'
  | 'listUntaughtEmails'
  | 'proposeEmailLesson'
  | 'skipEmail'
  | 'getMailboxSettings'
  | 'removeEmailSettings'
  | 'setAutomaticAnswer'
  | 'setEmailPrompt'
  | 'suggestEmailAnswer'
  | 'syncThreadMapping'
  | 'testMailbox'
  | 'archiveEmail'
  | 'deleteEmail'
  | 'getEmailThread'
  | 'listArchivedEmails'
  | 'listEmailAgentReplies'
  | 'listEmailHeaders'
  | 'listNewEmailHeaders'
  | 'pollEmails'
  | 'updateEmail'
  | 'updateUser'

/** The words for each catalogued error of the operations that this feature calls. @see specification §8, Emails */
export const errors: ErrorWording<MailboxOperation, MessageDescriptor> = {
  answerEmail: shared,
  archiveEmail: shared,
  beginMailboxSignIn: shared,
  finishMailboxSignIn: {
    ...shared,
    conflict: msg`This address or another mailbox is already connected.`,
    'sign-in-over': msg`This sign-in is over. Sign in again.`,
    'sign-in-refused': msg`The provider didn’t give access to the mailbox. Sign in again, and allow reading and sending email.`,
  },
  chooseMailboxFolder: shared,
  connectMailbox: { ...shared, 409: msg`This address or another mailbox is already connected.` },
  deleteEmail: shared,
  learnFromEmail: {
    conflict: msg`Save your company’s details first`,
    'limit-reached': msg`Your knowledge base is full. Delete a source first.`,
    default: msg`Could not instruct the bot`,
  },
  listUntaughtEmails: { default: msg`Could not load the emails` },
  proposeEmailLesson: { default: msg`Could not summarize the email` },
  skipEmail: { default: msg`Could not skip the email` },
  getMailboxSettings: shared,
  removeEmailSettings: shared,
  setAutomaticAnswer: shared,
  setEmailPrompt: shared,
  suggestEmailAnswer: shared,
  syncThreadMapping: shared,
  testMailbox: shared,
  getEmailThread: shared,
  listArchivedEmails: shared,
  listEmailAgentReplies: shared,
  listEmailHeaders: shared,
  listNewEmailHeaders: shared,
  pollEmails: shared,
  updateEmail: shared,
  updateUser: { default: msg`Could not update user` },
}

export const wordError = createErrorWords(errors)
