import { type User, userQueries } from '@replybay/api-client'
import { createSync, pause, type PendingQueue } from '@replybay/sync'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Feature } from './define-feature.ts'
import { useSession } from './session-provider.tsx'

/** How long to wait before code that could not be loaded is asked for again, ms. */
const LOAD_AGAIN_MS = 10_000

type Features = readonly Pick<Feature, 'loadPending'>[]

/** Brings what the person has changed to the server, whatever page is open. Shows nothing; once in a tab. */
export function PendingRunner({ features }: { features: Features }) {
  const client = useQueryClient()
  const session = useSession()
  const { data: user } = useQuery({ ...userQueries.info(), enabled: session.token() !== undefined })
  const userId = user?._id
  const capabilities = user?.capabilities
  useEffect(() => {
    if (userId === undefined) return undefined
    const leaving = new AbortController()
    void run(client, { _id: userId, capabilities }, features, leaving.signal)
    return () => leaving.abort()
  }, [client, userId, capabilities, features])
  return null
}

/** Sends at once what a person who leaves has changed: they undo nothing any more. What fails stays kept. */
export async function flushPending(client: QueryClient, user: User, features: Features): Promise<void> {
  await syncOf(client, user).flush(await loadQueues(features))
}

async function run(client: QueryClient, user: Person, features: Features, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      const queues = await loadQueues(features)
      if (!signal.aborted) signal.addEventListener('abort', syncOf(client, user).run(queues))
      return
    } catch {
      // It is a chunk that did not arrive: what is kept waits for it.
      await pause(LOAD_AGAIN_MS, signal)
    }
  }
}

interface Person {
  _id: string
  capabilities?: User['capabilities'] | undefined
}

function syncOf(client: QueryClient, { _id: userId, capabilities = [] }: Person) {
  return createSync({ client, userId, capabilities })
}

async function loadQueues(features: Features): Promise<PendingQueue[]> {
  const queues = await Promise.all(features.map(async ({ loadPending }) => (await loadPending?.()) ?? []))
  return queues.flat()
}
