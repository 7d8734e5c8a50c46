import type { FailureKind } from '../../platform/contract/failure.ts'

/** As what only the ways into an account fail. */
export const authFailures = {
  wrongCredentials: { code: 'wrong-credentials', status: 400, message: 'Wrong username or password' },
  wrongCode: {
    code: 'wrong-code',
    status: 400,
    message: 'Wrong validation code, login again and try with another code',
  },
  notValidated: { code: 'not-validated', status: 409, message: 'Validate your account' },
  invalidPassword: { code: 'invalid-password', status: 400, message: 'Invalid password' },
  userExists: {
    code: 'user-exists',
    status: 409,
    message: 'This address already has an account. Sign in instead.',
  },
  refusedAddress: {
    code: 'refused-address',
    status: 400,
    message: 'This address mixes alphabets. Check the spelling.',
  },
  invitationOver: { code: 'invitation-over', status: 410, message: 'This invitation is no longer valid' },
} as const satisfies Record<string, FailureKind>
