// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** One email with its thread */
export const getEmailThread = {
  "id": "getEmailThread",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/thread",
  "timeoutMs": 40000,
  "abortKey": "emails/thread:{header_id}"
} as const satisfies Operation<"getEmailThread">

/** A page of emails */
export const listEmailHeaders = {
  "id": "listEmailHeaders",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/headers",
  "timeoutMs": 40000,
  "abortKey": "emails/headers:{page_size}"
} as const satisfies Operation<"listEmailHeaders">

/** Emails by their numbers */
export const listNewEmailHeaders = {
  "id": "listNewEmailHeaders",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/new-headers",
  "timeoutMs": 40000,
  "abortKey": "emails/new-headers"
} as const satisfies Operation<"listNewEmailHeaders">

/** Delete an email */
export const deleteEmail = {
  "id": "deleteEmail",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/delete-email",
  "timeoutMs": 40000,
  "abortKey": "emails/delete-email:{header_id}"
} as const satisfies Operation<"deleteEmail">

/** Archive an email */
export const archiveEmail = {
  "id": "archiveEmail",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/archive-email",
  "timeoutMs": 40000,
  "abortKey": "emails/archive-email:{header_id}"
} as const satisfies Operation<"archiveEmail">

/** A page of archived emails */
export const listArchivedEmails = {
  "id": "listArchivedEmails",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/emails/get-archived-emails",
  "timeoutMs": 40000,
  "abortKey": "emails/get-archived-emails"
} as const satisfies Operation<"listArchivedEmails">

/** Change an email */
export const updateEmail = {
  "id": "updateEmail",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/emails/patch-email/{id}",
  "timeoutMs": 40000,
  "abortKey": "emails/patch-email:{id}"
} as const satisfies Operation<"updateEmail">

/** Emails with a subject */
export const findEmailsBySubject = {
  "id": "findEmailsBySubject",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/get-email-by-subject/",
  "timeoutMs": 40000,
  "abortKey": "emails/get-email-by-subject"
} as const satisfies Operation<"findEmailsBySubject">

/** Reply to an email */
export const answerEmail = {
  "id": "answerEmail",
  "method": "post",
  "body": "form",
  "answer": "json",
  "path": "/emails/answer-email",
  "timeoutMs": 40000,
  "abortKey": "emails/answer-email:{Idempotency-Key}"
} as const satisfies Operation<"answerEmail">

/** Sort emails into threads */
export const syncThreadMapping = {
  "id": "syncThreadMapping",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/emails/sync-thread-mapping",
  "timeoutMs": 60000,
  "abortKey": "emails/sync-thread-mapping"
} as const satisfies Operation<"syncThreadMapping">

/** Ask for new emails */
export const pollEmails = {
  "id": "pollEmails",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/poll",
  "timeoutMs": 25000,
  "abortKey": "emails/poll"
} as const satisfies Operation<"pollEmails">

/** How the mailbox is connected */
export const getMailboxSettings = {
  "id": "getMailboxSettings",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/emails/settings",
  "timeoutMs": 40000
} as const satisfies Operation<"getMailboxSettings">

/** Connect a mailbox */
export const connectMailbox = {
  "id": "connectMailbox",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/settings",
  "timeoutMs": 40000
} as const satisfies Operation<"connectMailbox">

/** Say what a folder of the mailbox is for */
export const chooseMailboxFolder = {
  "id": "chooseMailboxFolder",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/emails/settings",
  "timeoutMs": 40000
} as const satisfies Operation<"chooseMailboxFolder">

/** Disconnect the mailbox */
export const removeEmailSettings = {
  "id": "removeEmailSettings",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/emails/settings",
  "timeoutMs": 40000,
  "abortKey": "emails/settings"
} as const satisfies Operation<"removeEmailSettings">

/** Try a connection of a mailbox */
export const testMailbox = {
  "id": "testMailbox",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/test-settings",
  "timeoutMs": 40000
} as const satisfies Operation<"testMailbox">

/** Begin to sign in at the provider of a mailbox */
export const beginMailboxSignIn = {
  "id": "beginMailboxSignIn",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/sign-in",
  "timeoutMs": 40000
} as const satisfies Operation<"beginMailboxSignIn">

/** Connect the mailbox that somebody signed in to */
export const finishMailboxSignIn = {
  "id": "finishMailboxSignIn",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/sign-in/finish",
  "timeoutMs": 40000
} as const satisfies Operation<"finishMailboxSignIn">

/** Have the AI agent suggest a reply */
export const suggestEmailAnswer = {
  "id": "suggestEmailAnswer",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/emails/suggest-answer",
  "timeoutMs": 40000,
  "abortKey": "emails/suggest-answer:{header_id}"
} as const satisfies Operation<"suggestEmailAnswer">

/** Turn automatic email replies on or off */
export const setAutomaticAnswer = {
  "id": "setAutomaticAnswer",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/emails/patch-automatic-answer",
  "timeoutMs": 40000,
  "abortKey": "emails/patch-automatic-answer"
} as const satisfies Operation<"setAutomaticAnswer">

/** Set the email prompt */
export const setEmailPrompt = {
  "id": "setEmailPrompt",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/emails/email-prompt",
  "timeoutMs": 40000,
  "abortKey": "emails/email-prompt"
} as const satisfies Operation<"setEmailPrompt">

/** What the agent made of emails */
export const listEmailAgentReplies = {
  "id": "listEmailAgentReplies",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/emails/agent/replies",
  "timeoutMs": 40000,
  "abortKey": "emails/agent-replies"
} as const satisfies Operation<"listEmailAgentReplies">

/** Download a file of an email */
export const getEmailAttachment = {
  "id": "getEmailAttachment",
  "method": "get",
  "body": "none",
  "answer": "blob",
  "path": "/emails/{id}/attachments/{attachmentId}",
  "timeoutMs": 40000
} as const satisfies Operation<"getEmailAttachment">

/** A picture from outside that an email shows */
export const getEmailPicture = {
  "id": "getEmailPicture",
  "method": "post",
  "body": "json",
  "answer": "blob",
  "path": "/emails/{id}/picture",
  "timeoutMs": 40000
} as const satisfies Operation<"getEmailPicture">

/** Download an email as it came */
export const getEmailOriginal = {
  "id": "getEmailOriginal",
  "method": "get",
  "body": "none",
  "answer": "blob",
  "path": "/emails/{id}/original",
  "timeoutMs": 40000
} as const satisfies Operation<"getEmailOriginal">
