import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { mutationCall } from './call-options.ts'
import { apiOf } from './create-query-client.ts'
import type { OperationId } from './operation-id.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §4, §7, Auth */
export const authMutations = {
  /** Answers the token that starts a session. */
  signIn: () =>
    mutationOptions({
      mutationKey: ['signIn'],
      mutationFn: async (body: RequestBody<'signIn'>, { client }) =>
        tokenOf(
          'signIn',
          await apiOf(client).call('signIn', (http, init) => http.POST('/auth/token', { ...init, body })),
        ),
    }),
  /** Opens an account; a code is mailed. */
  register: () =>
    mutationCall({
      operation: 'register',
      send: (body: RequestBody<'register'>) => (http, init) => http.POST('/auth/register', { ...init, body }),
      read: () => undefined,
    }),
  /** Answers a token: of a session, or of a password reset. */
  validateCode: () =>
    mutationOptions({
      mutationKey: ['validateCode'],
      mutationFn: async (body: RequestBody<'validateCode'>, { client }) =>
        tokenOf(
          'validateCode',
          await apiOf(client).call('validateCode', (http, init) =>
            http.POST('/auth/validate-code', { ...init, body }),
          ),
        ),
    }),
  /** Mails a new code. */
  generateCode: () =>
    mutationCall({
      operation: 'generateCode',
      send: (body: RequestBody<'generateCode'>) => (http, init) =>
        http.POST('/auth/generate-code', { ...init, body }),
      read: () => undefined,
    }),
  /** Sets a new password with a code's token. */
  resetPassword: () =>
    mutationCall({
      operation: 'resetPassword',
      send: (body: RequestBody<'resetPassword'>) => (http, init) =>
        http.PATCH('/auth/reset-password', { ...init, body }),
      read: () => undefined,
    }),
  /** Invites a support colleague. */
  inviteSupport: () =>
    mutationCall({
      operation: 'inviteSupport',
      send: (body: RequestBody<'inviteSupport'>) => (http, init) =>
        http.POST('/auth/invite', { ...init, body }),
      read: () => undefined,
      invalidates: [['user']],
    }),
  /** Invites a warehouse colleague. */
  inviteWarehouse: () =>
    mutationCall({
      operation: 'inviteWarehouse',
      send: (body: RequestBody<'inviteWarehouse'>) => (http, init) =>
        http.POST('/auth/invite-warehouse', { ...init, body }),
      read: () => undefined,
      invalidates: [['user']],
    }),
  /** Deletes the account of the signed-in owner. */
  deleteAccount: () =>
    mutationCall({
      operation: 'deleteAccount',
      send: (body: RequestBody<'deleteAccount'>) => (http, init) =>
        http.POST('/auth/delete-account', { ...init, body }),
      read: () => undefined,
    }),
  /** Revokes the token of the session. */
  signOut: () =>
    mutationCall({
      operation: 'signOut',
      send: () => (http, init) => http.POST('/auth/logout', init),
      read: () => undefined,
    }),
}

/** A response without a non-empty token is no session; the problem is logged. @see specification §5 */
function tokenOf(operation: OperationId, body: unknown): string {
  const token = (body as { data?: { token?: unknown } } | undefined)?.data?.token
  if (typeof token === 'string' && token !== '') return token
  console.error(`${operation} answered without a token.`)
  throw new ApiError(operation, { kind: 'malformed' })
}
