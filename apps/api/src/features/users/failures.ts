import type { FailureKind } from '../../platform/contract/failure.ts'

/** As what only calls about companies and their people fail. */
export const usersFailures = {
  lastOwner: {
    code: 'last-owner',
    status: 409,
    message: 'The account needs an owner. Transfer ownership first.',
  },
  noReturnPolicy: {
    code: 'no-return-policy',
    status: 409,
    message: 'Write a return policy first',
    isSpecific: true,
  },
  activeSubscription: {
    code: 'active-subscription',
    status: 409,
    message: 'Before deleting your account, you must first cancel your subscription',
  },
} as const satisfies Record<string, FailureKind>
