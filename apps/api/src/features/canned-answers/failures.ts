import type { FailureKind } from '../../platform/contract/failure.ts'

/** As what only calls about saved replies fail. */
export const cannedAnswersFailures = {
  savedRepliesFull: {
    code: 'saved-replies-full',
    status: 409,
    message:
      'Your saved replies have reached the limit of 2,000,000 characters in all. Shorten or delete one first.',
  },
} as const satisfies Record<string, FailureKind>
