import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { answeredCall, mutationCall, queryCall } from './call-options.ts'
import {
  checkReset,
  deleteAccount,
  endSession,
  generateCode,
  listSessions,
  readInvitation,
  register,
  resetPassword,
  signIn,
  signOut,
  validateCode,
} from './generated/operations.ts'
import { holderOf } from './holder-of.ts'
import type { OperationId } from './operation.ts'
import type { RequestBody } from './request-body.ts'

type NewPassword = RequestBody<'resetPassword'> & { token: string }

/** @see specification §4, §7, Auth */
export const authQueries = {
  all: ['auth'] as const,
  /** Who invited whom to what, by the token of the invitation's link. */
  invitation: (invitation: string) =>
    queryCall({
      key: [...authQueries.all, 'invitation', invitation],
      operation: readInvitation,
      request: { body: { invitation } },
      read: ({ data }) => data.invitation,
    }),
  /** Whether the token of a password reset still counts; 401 where it does not. */
  reset: (token: string) =>
    queryCall({
      key: [...authQueries.all, 'reset', token],
      operation: checkReset,
      request: {},
      options: { token },
      read: () => true,
    }),
  /** Where the person is signed in. */
  sessions: () =>
    queryCall({
      key: [...authQueries.all, 'sessions'],
      operation: listSessions,
      request: {},
      read: ({ data }) => data.sessions,
    }),
}

/** @see specification §4, §7, Auth */
export const authMutations = {
  /** Answers the token that starts a session. */
  signIn: () =>
    answeredCall({
      operation: signIn,
      request: (body: RequestBody<'signIn'>) => ({ body }),
      read: (body) => tokenOf('signIn', body),
    }),
  /** Opens an account; a code is mailed. Answers the secret with which it counts, from a backend that has one. */
  register: () =>
    mutationCall({
      operation: register,
      request: (body: RequestBody<'register'>) => ({ body }),
      read: ({ data }) => data.registration,
    }),
  /** Answers a token, and whether it is of a session or of a password reset. */
  validateCode: () =>
    answeredCall({
      operation: validateCode,
      request: (body: RequestBody<'validateCode'>) => ({ body }),
      read: async (body, client) => {
        const token = tokenOf('validateCode', body)
        return { token, purpose: body.data.purpose ?? (await purposeOf(client, token)) }
      },
    }),
  /** Mails a new code. Answers the secret with which it counts, from a backend that has one. */
  generateCode: () =>
    mutationCall({
      operation: generateCode,
      request: (body: RequestBody<'generateCode'>) => ({ body }),
      read: ({ data }) => data.request,
    }),
  /** Sets a new password; `token` is the one that a code answered, and takes the place of the session's. */
  resetPassword: () =>
    mutationCall({
      operation: resetPassword,
      request: ({ password }: NewPassword) => ({ body: { password } }),
      options: ({ token }: NewPassword) => ({ token }),
      read: () => undefined,
    }),
  /** Signs out elsewhere. */
  endSession: () =>
    mutationCall({
      operation: endSession,
      request: (id: string) => ({ path: { id } }),
      read: () => undefined,
      invalidates: [authQueries.all],
    }),
  /** Deletes the account of the signed-in owner. */
  deleteAccount: () =>
    mutationCall({
      operation: deleteAccount,
      request: (body: RequestBody<'deleteAccount'>) => ({ body }),
      read: () => undefined,
    }),
  /** Revokes the token of the session. */
  signOut: () =>
    mutationCall({
      operation: signOut,
      request: () => ({}),
      read: () => undefined,
    }),
}

/**
 * What the token of a code is for, from a backend that does not say. The token of a reset opens nothing else; where the
 * backend can't be asked, it is that of a session, since most codes start one.
 */
async function purposeOf(client: QueryClient, token: string): Promise<'session' | 'reset'> {
  try {
    await holderOf(client, token)
    return 'session'
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'reset' : 'session'
  }
}

/** A response without a non-empty token is no session; the problem is logged. @see specification §5 */
function tokenOf(operation: OperationId, body: unknown): string {
  const token = (body as { data?: { token?: unknown } } | undefined)?.data?.token
  if (typeof token === 'string' && token.trim() !== '') return token
  console.error(`${operation} answered without a token.`)
  throw new ApiError(operation, { kind: 'malformed' })
}
