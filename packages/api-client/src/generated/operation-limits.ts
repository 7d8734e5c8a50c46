// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

export interface OperationLimits {
  /** How long a call may take, in ms. */
  timeoutMs?: number
  /** A newer call with the same key cancels the older one. */
  abortKey?: string
}

/** Operations that have a time limit or cancel one another. @see specification §4, §9 */
export const operationLimits: Readonly<Record<string, OperationLimits>> = {
  "getEmailThread": {
    "timeoutMs": 40000,
    "abortKey": "emails/thread:{header_id}"
  },
  "listEmailHeaders": {
    "timeoutMs": 40000,
    "abortKey": "emails/headers"
  },
  "listNewEmailHeaders": {
    "timeoutMs": 40000,
    "abortKey": "emails/new-headers"
  },
  "deleteEmail": {
    "timeoutMs": 40000,
    "abortKey": "emails/delete-email:{header_id}"
  },
  "archiveEmail": {
    "timeoutMs": 40000,
    "abortKey": "emails/archive-email:{header_id}"
  },
  "listArchivedEmails": {
    "timeoutMs": 40000,
    "abortKey": "emails/get-archived-emails"
  },
  "updateEmail": {
    "timeoutMs": 40000,
    "abortKey": "emails/patch-email:{id}"
  },
  "findEmailsBySubject": {
    "timeoutMs": 40000,
    "abortKey": "emails/get-email-by-subject"
  },
  "answerEmail": {
    "timeoutMs": 40000,
    "abortKey": "emails/answer-email:{Idempotency-Key}"
  },
  "syncThreadMapping": {
    "timeoutMs": 60000,
    "abortKey": "emails/sync-thread-mapping"
  },
  "pollEmails": {
    "timeoutMs": 25000,
    "abortKey": "emails/poll"
  },
  "removeEmailSettings": {
    "timeoutMs": 40000,
    "abortKey": "emails/settings"
  },
  "suggestEmailAnswer": {
    "timeoutMs": 40000,
    "abortKey": "emails/suggest-answer:{header_id}"
  },
  "setAutomaticAnswer": {
    "timeoutMs": 40000,
    "abortKey": "emails/patch-automatic-answer"
  },
  "setEmailPrompt": {
    "timeoutMs": 40000,
    "abortKey": "emails/email-prompt"
  }
}
