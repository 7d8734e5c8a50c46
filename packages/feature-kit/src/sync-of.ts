import type { User } from '@replybay/api-client'
import { createSync, type Sync } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'

/** Whose changes are sent, and what the backend has for them. */
export interface Person {
  _id: string
  capabilities?: User['capabilities'] | undefined
}

/** What brings a person's changes to the server. It stands apart, so that the first screen comes without it. */
export function syncOf(client: QueryClient, { _id: userId, capabilities = [] }: Person): Sync {
  return createSync({ client, userId, capabilities })
}
