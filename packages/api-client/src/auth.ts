import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { apiOf } from './create-query-client.ts'
import type { components } from './generated/schema.ts'
import type { OperationId } from './operation-id.ts'

/** @see specification §4, §7, Auth */
export const authMutations = {
  /** Answers the token that starts a session. */
  signIn: () =>
    mutationOptions({
      mutationKey: ['auth', 'sign-in'],
      mutationFn: async (credentials: components['schemas']['SignIn'], { client }) => {
        const body = await apiOf(client).call('signIn', (http, init) =>
          http.POST('/auth/token', { ...init, body: credentials }),
        )
        return tokenOf('signIn', body)
      },
    }),
  /** Revokes the token of the session. */
  signOut: () =>
    mutationOptions({
      mutationKey: ['auth', 'sign-out'],
      mutationFn: (_: void, { client }) =>
        apiOf(client).call('signOut', (http, init) => http.POST('/auth/logout', init)),
    }),
}

/** A response without a non-empty token is no session; the problem is logged. @see specification §5 */
function tokenOf(operation: OperationId, body: unknown): string {
  const token = (body as { data?: { token?: unknown } } | undefined)?.data?.token
  if (typeof token === 'string' && token !== '') return token
  console.error(`${operation} answered without a token.`)
  throw new ApiError(operation, { kind: 'malformed' })
}
