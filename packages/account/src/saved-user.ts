import type { User } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

/** What the documented calls save of a person and a company, and no documented answer tells. */
type Saved = Partial<Pick<User, 'name' | 'returnPolicy' | 'autoReturnsDisabled'>>

const key = ['account', 'saved'] as const

/** Remembers what was saved until the session ends, for a backend that does not tell it. */
export function keepSaved(client: QueryClient, saved: Saved): void {
  client.setQueryData<Saved>(key, (before) => ({ ...before, ...saved }))
}

/** A person as the server tells of them; what it does not tell is as it was saved in this tab. */
export function withSaved(client: QueryClient, user: User): User {
  return { ...client.getQueryData<Saved>(key), ...user }
}

/** The signed-in person, as `withSaved` knows them. */
export function useKnownUser(): User {
  const user = useUser()
  const { data } = useQuery<Saved>({ queryKey: key, queryFn: skipToken, gcTime: Infinity })
  return { ...data, ...user }
}
