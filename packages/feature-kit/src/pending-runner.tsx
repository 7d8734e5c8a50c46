import { type User, userQueries } from '@replybay/api-client'
import { keptKeys, pause, subscribeKept } from '@replybay/sync'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Feature } from './define-feature.ts'
import { LatePart } from './late-part.tsx'
import { useSession } from './session-provider.tsx'
import { useFirstInteraction } from './use-first-interaction.ts'

/** How long to wait before code that could not be loaded is asked for again, ms. */
const LOAD_AGAIN_MS = 10_000

type Features = readonly Pick<Feature, 'pending'>[]
type Sending = Awaited<ReturnType<typeof loadSending>>

/**
 * Brings what the person has changed to the server, whatever page is open, and says what came of it; once in a tab. What
 * it needs for that is loaded once something is kept, or somebody is about to change something.
 */
export function PendingRunner({ features }: { features: Features }) {
  const client = useQueryClient()
  const session = useSession()
  const { data: user } = useQuery({ ...userQueries.info(), enabled: session.token() !== undefined })
  const userId = user?._id
  const capabilities = user?.capabilities
  const isKept = useIsKept(userId, features)
  const [hasInteracted, setInteracted] = useState(false)
  useFirstInteraction(useCallback(() => setInteracted(true), []))
  const [sending, setSending] = useState<Sending>()
  const isNeeded = isKept || hasInteracted

  useEffect(() => {
    if (!isNeeded || sending) return undefined
    const leaving = new AbortController()
    void load(features, leaving.signal).then((loaded) => loaded && setSending(loaded))
    return () => leaving.abort()
  }, [isNeeded, sending, features])
  useEffect(() => {
    if (!sending || userId === undefined) return undefined
    return sending.syncOf(client, { _id: userId, capabilities }).run(sending.queues)
  }, [sending, client, userId, capabilities])

  if (!sending || userId === undefined) return null
  return sending.notices.map((Notices, index) => (
    <LatePart key={index}>
      <Notices />
    </LatePart>
  ))
}

/** Sends at once what a person who leaves has changed: they undo nothing any more. What fails stays kept. */
export async function flushPending(client: QueryClient, user: User, features: Features): Promise<void> {
  const { syncOf, queues } = await loadSending(features)
  await syncOf(client, user).flush(queues)
}

/** Whether something of a person waits to be sent, in whichever tab it was changed. */
function useIsKept(userId: string | undefined, features: Features): boolean {
  return useSyncExternalStore(
    subscribeKept,
    () =>
      userId !== undefined &&
      features.some(({ pending }) =>
        pending?.keptUnder(userId).some((beginning) => keptKeys(beginning).length > 0),
      ),
  )
}

/** @returns nothing where it is needed no longer. */
async function load(features: Features, signal: AbortSignal): Promise<Sending | undefined> {
  while (!signal.aborted) {
    try {
      const sending = await loadSending(features)
      return signal.aborted ? undefined : sending
    } catch {
      // It is a chunk that did not arrive: what is kept waits for it.
      await pause(LOAD_AGAIN_MS, signal)
    }
  }
  return undefined
}

async function loadSending(features: Features) {
  const [{ syncOf }, ...parts] = await Promise.all([
    import('./sync-of.ts'),
    ...features.flatMap(({ pending }) => (pending ? [pending.load()] : [])),
  ])
  return {
    syncOf,
    queues: parts.flatMap(({ queues }) => queues),
    notices: parts.map(({ Notices }) => Notices),
  }
}
