import type { QueryClient } from '@tanstack/react-query'
import { apiOf } from './create-query-client.ts'
import type { User } from './entities.ts'
import { getUserInfo } from './generated/operations.ts'

/**
 * Whose session a token is, whatever the token of this tab is.
 * @throws {ApiError} where the server does not say.
 */
export async function holderOf(client: QueryClient, token: string): Promise<Pick<User, '_id'>> {
  const { data } = await apiOf(client).call(getUserInfo, {}, { token })
  return data.user
}
