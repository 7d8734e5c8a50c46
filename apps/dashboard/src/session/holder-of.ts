import { apiOf, type User } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Whose session a token is, whoever this tab's data belongs to.
 * @throws {ApiError} where the server does not say.
 */
export async function holderOf(client: QueryClient, token: string): Promise<Pick<User, '_id'>> {
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await apiOf(client).call('getUserInfo', (http, init) =>
    http.GET('/users/info', { ...init, headers }),
  )
  return data.user
}
