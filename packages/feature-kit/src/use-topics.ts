import type { ChangeEvent, ChangeTopic } from '@replybay/api-client'
import { followTopics, type LiveState, silent } from '@replybay/sync'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useCan } from './can.ts'
import { useCurrentWeb } from './current-place.ts'
import { useSession, useUser } from './session-provider.tsx'

interface Following {
  /** Whether this person may follow it; others would be refused by the server, on each load of each page. */
  mayFollow: boolean
  /** @param at by the server's clock, ms since 1970. */
  onChange: (change: ChangeEvent, at: number) => void
  /** This tab may have missed changes until a moment, ms since 1970: what was read before may lack them. */
  onMissed: (until: number) => void
  /** Told whenever it changes whether changes are told as they happen. */
  onState: (state: LiveState) => void
}

/**
 * Follows what happens in topics of the current web, where the backend tells it, for as long as it is mounted.
 *
 * @param topics the same array each time; the state is that of the first.
 */
export function useTopics(
  topics: readonly [ChangeTopic, ...ChangeTopic[]],
  { mayFollow, ...following }: Following,
): void {
  const client = useQueryClient()
  const webId = useCurrentWeb()
  const { _id: userId } = useUser()
  const isTold = useCan('changes')
  const session = useSession()
  const onChange = useEffectEvent(following.onChange)
  const onMissed = useEffectEvent(following.onMissed)
  const onState = useEffectEvent(following.onState)
  useEffect(() => {
    if (!isTold || !mayFollow || webId === undefined) return undefined
    const leaving = new AbortController()
    followTopics({
      client,
      userId,
      webId,
      topics,
      from: session.knownAt?.(),
      signal: leaving.signal,
      onChange: (change, at) => onChange(change, at),
      onMissed: (until) => onMissed(until),
      onState: (state) => onState(state),
    })
    return () => {
      leaving.abort()
      onState(silent)
    }
  }, [client, session, userId, webId, topics, isTold, mayFollow])
}
