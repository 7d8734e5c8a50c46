import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { mutationCall, queryCall } from './call-options.ts'
import { apiOf } from './create-query-client.ts'
import { holderOf } from './holder-of.ts'
import type { OperationId } from './operation-id.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §4, §7, Auth */
export const authQueries = {
  all: ['auth'] as const,
  /** Who invited whom to what, by the token of the invitation's link. */
  invitation: (invitation: string) =>
    queryCall({
      key: [...authQueries.all, 'invitation', invitation],
      operation: 'readInvitation',
      send: (http, init) => http.POST('/auth/invitation', { ...init, body: { invitation } }),
      read: ({ data }) => data.invitation,
    }),
  /** Whether the token of a password reset still counts; 401 where it does not. */
  reset: (token: string) =>
    queryCall({
      key: [...authQueries.all, 'reset', token],
      operation: 'checkReset',
      send: (http, init) =>
        http.GET('/auth/reset-password', { ...init, headers: { authorization: `Bearer ${token}` } }),
      read: () => true,
    }),
  /** Where the person is signed in. */
  sessions: () =>
    queryCall({
      key: [...authQueries.all, 'sessions'],
      operation: 'listSessions',
      send: (http, init) => http.GET('/auth/sessions', init),
      read: ({ data }) => data.sessions,
    }),
}

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
  /** Opens an account; a code is mailed. Answers the secret with which it counts, from a backend that has one. */
  register: () =>
    mutationCall({
      operation: 'register',
      send: (body: RequestBody<'register'>) => (http, init) => http.POST('/auth/register', { ...init, body }),
      read: ({ data }) => data.registration,
    }),
  /** Answers a token, and whether it is of a session or of a password reset. */
  validateCode: () =>
    mutationOptions({
      mutationKey: ['validateCode'],
      mutationFn: async (body: RequestBody<'validateCode'>, { client }) => {
        const answer = await apiOf(client).call('validateCode', (http, init) =>
          http.POST('/auth/validate-code', { ...init, body }),
        )
        const token = tokenOf('validateCode', answer)
        return { token, purpose: answer.data.purpose ?? (await purposeOf(client, token)) }
      },
    }),
  /** Mails a new code. Answers the secret with which it counts, from a backend that has one. */
  generateCode: () =>
    mutationCall({
      operation: 'generateCode',
      send: (body: RequestBody<'generateCode'>) => (http, init) =>
        http.POST('/auth/generate-code', { ...init, body }),
      read: ({ data }) => data.request,
    }),
  /** Sets a new password; `token` is the one that a code answered, and takes the place of the session's. */
  resetPassword: () =>
    mutationCall({
      operation: 'resetPassword',
      send:
        ({ token, ...body }: RequestBody<'resetPassword'> & { token: string }) =>
        (http, init) =>
          http.PATCH('/auth/reset-password', {
            ...init,
            headers: { authorization: `Bearer ${token}` },
            body,
          }),
      read: () => undefined,
    }),
  /** Invites support colleagues, and admins; answers what became of each address. */
  inviteSupport: () =>
    mutationCall({
      operation: 'inviteSupport',
      send: (body: RequestBody<'inviteSupport'>) => (http, init) =>
        http.POST('/auth/invite', { ...init, body }),
      read: ({ data }) => data.results,
      invalidates: [['user']],
    }),
  /** Invites warehouse colleagues; answers what became of each address. */
  inviteWarehouse: () =>
    mutationCall({
      operation: 'inviteWarehouse',
      send: (body: RequestBody<'inviteWarehouse'>) => (http, init) =>
        http.POST('/auth/invite-warehouse', { ...init, body }),
      read: ({ data }) => data.results,
      invalidates: [['user']],
    }),
  /** Signs out elsewhere. */
  endSession: () =>
    mutationCall({
      operation: 'endSession',
      send: (id: string) => (http, init) =>
        http.DELETE('/auth/sessions/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [authQueries.all],
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
