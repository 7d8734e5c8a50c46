import { type User, userQueries } from '@replybay/api-client'
import { hashKey, type QueryClient, QueryObserver } from '@tanstack/react-query'

/** The signed-in person as one client knows them. Nearly every part of a screen asks: one observer watches for all. */
interface Person {
  get: () => User | undefined
  /** For `useSyncExternalStore`. */
  subscribe: (onChange: () => void) => () => void
  /** The same promise for as long as they are being fetched. */
  load: () => Promise<User>
}

const queryHash = hashKey(userQueries.info().queryKey)
const persons = new WeakMap<QueryClient, Person>()

export function personOf(client: QueryClient): Person {
  const known = persons.get(client)
  if (known) return known
  const person = createPerson(client)
  persons.set(client, person)
  return person
}

function createPerson(client: QueryClient): Person {
  const listeners = new Set<() => void>()
  let unwatch: (() => void) | undefined
  let loading: Promise<User> | undefined
  return {
    // Asked for at each drawing of each part: the client would hash the key every time.
    get: () => client.getQueryCache().get<User>(queryHash)?.state.data,
    subscribe(onChange) {
      listeners.add(onChange)
      unwatch ??= new QueryObserver(client, userQueries.info()).subscribe(() => {
        for (const listener of listeners) listener()
      })
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        unwatch?.()
        unwatch = undefined
      }
    },
    load: () =>
      (loading ??= client.ensureQueryData(userQueries.info()).finally(() => {
        loading = undefined
      })),
  }
}
