import type { FailureKind } from '../../platform/contract/failure.ts'

/** As what only calls about the mailbox fail. */
export const mailboxFailures = {
  signInOver: {
    code: 'sign-in-over',
    status: 409,
    message: 'This sign-in is over. Sign in again.',
    isSpecific: true,
  },
  signInRefused: {
    code: 'sign-in-refused',
    status: 409,
    message:
      'The provider didn’t give access to the mailbox. Sign in again, and allow reading and sending email.',
    isSpecific: true,
  },
} as const satisfies Record<string, FailureKind>
