import { type User, userQueries } from '@replybay/api-client'
import { type LoadMessages, useTranslator } from '@replybay/i18n'
import { keptKeys, keptUnder, pause } from '@replybay/sync'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Feature } from './define-feature.ts'
import { LazyBoundary } from './lazy-boundary.tsx'
import { useSession } from './session-provider.tsx'
import type { Person } from './sync-of.ts'
import { useFirstInteraction } from './use-first-interaction.ts'
import { whenIdle } from './when-idle.ts'

/** How long to wait before code that could not be loaded is asked for again, ms. */
const LOAD_AGAIN_MS = 10_000
/** The longest that a person who leaves waits for what they have changed, ms. */
const FLUSH_MS = 5_000

type Features = readonly Pick<Feature, 'id' | 'pending' | 'texts'>[]
type PendingPart = NonNullable<Feature['pending']>

/**
 * Brings what the person has changed to the server, whatever page is open, and says what came of it; once in a tab. What
 * a feature needs for that is loaded once something of it is kept, or somebody is about to change something.
 */
export function PendingRunner({ features }: { features: Features }) {
  const session = useSession()
  const { data: user } = useQuery({ ...userQueries.info(), enabled: session.token() !== undefined })
  const [hasInteracted, setInteracted] = useState(false)
  useFirstInteraction(useCallback(() => whenIdle(() => setInteracted(true)), []))
  if (!user) return null
  const { _id, capabilities } = user
  return features.map(
    ({ id, pending, texts }) =>
      pending && (
        <FeatureRunner
          key={id}
          pending={pending}
          texts={texts.pages}
          userId={_id}
          capabilities={capabilities}
          hasInteracted={hasInteracted}
        />
      ),
  )
}

interface FeatureRunnerProps {
  pending: PendingPart
  texts: LoadMessages
  userId: string
  capabilities: Person['capabilities']
  hasInteracted: boolean
}

/** Each feature's changes go without those of the others: a chunk of one that does not arrive holds up nothing else. */
function FeatureRunner({ pending, texts, userId, capabilities, hasInteracted }: FeatureRunnerProps) {
  const client = useQueryClient()
  const translator = useTranslator()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = pending.keptUnder(userId).map((beginning) => keptUnder(beginning)(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [pending, userId],
  )
  const isKept = useSyncExternalStore(subscribe, () => isAnyKept(pending, userId))
  const [sending, setSending] = useState<Awaited<ReturnType<typeof loadSending>>>()
  const [hasTexts, setHasTexts] = useState(false)
  const isNeeded = isKept || hasInteracted

  useEffect(() => {
    if (!isNeeded || sending) return undefined
    const leaving = new AbortController()
    void load(pending, leaving.signal).then((loaded) => loaded && setSending(loaded))
    return () => leaving.abort()
  }, [isNeeded, sending, pending])
  useEffect(() => {
    // Beside the code, and nothing is sent later for them.
    if (isNeeded) void translator.add([texts]).then(() => setHasTexts(true))
  }, [isNeeded, translator, texts])
  useEffect(
    () => sending?.syncOf(client, { _id: userId, capabilities }).run(sending.queues),
    [sending, client, userId, capabilities],
  )

  if (!sending || !hasTexts) return null
  const { Notices } = sending
  return (
    <LazyBoundary>
      <Notices />
    </LazyBoundary>
  )
}

/**
 * Sends at once what a person who leaves has changed: they undo nothing any more. It takes five seconds at most; what has
 * failed or not begun by then stays kept.
 */
export async function flushPending(client: QueryClient, user: User, features: Features): Promise<void> {
  const limit = new AbortController()
  const timeUp = new Promise((resolve) => setTimeout(resolve, FLUSH_MS))
  const sent = features.map(async ({ pending }) => {
    if (!pending || !isAnyKept(pending, user._id)) return
    const { syncOf, queues } = await loadSending(pending)
    // Somebody else may be signed in by now.
    if (!limit.signal.aborted) await syncOf(client, user).flush(queues, limit.signal)
  })
  await Promise.race([Promise.allSettled(sent), timeUp])
  limit.abort()
}

/** Whether something of a person waits to be sent, in whichever tab it was changed. */
const isAnyKept = (part: PendingPart, userId: string) =>
  part.keptUnder(userId).some((beginning) => keptKeys(beginning).length > 0)

/** @returns nothing where it is needed no longer. */
async function load(pending: PendingPart, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      const sending = await loadSending(pending)
      return signal.aborted ? undefined : sending
    } catch {
      // It is a chunk that did not arrive: what is kept waits for it.
      await pause(LOAD_AGAIN_MS, signal)
    }
  }
  return undefined
}

async function loadSending(pending: PendingPart) {
  const [{ syncOf }, sending] = await Promise.all([import('./sync-of.ts'), pending.load()])
  return { syncOf, ...sending }
}
