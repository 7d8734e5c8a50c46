import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { keptUnder } from '../kept-text.ts'
import { attemptOf } from './attempts.ts'
import type { Pending } from './define-pending.ts'
import type { PendingChange } from './pending-change.ts'

/** The changes of a person that are not on the server yet, the same in all tabs of this browser. */
export function usePending<Change extends PendingChange>(
  { snapshot, parse, under }: Pick<Pending<Change>, 'snapshot' | 'parse' | 'under'>,
  userId: string,
): readonly Change[] {
  const kept = useSyncExternalStore(keptUnder(under(userId)), () => snapshot(userId))
  return useMemo(() => parse(kept), [parse, kept])
}

/** Tells of a change whether an attempt to send it is under way in this tab. */
export function useAttempts(
  { attempts }: Pick<Pending<PendingChange>, 'attempts'>,
  userId: string,
): (key: string) => boolean {
  const underWay = useSyncExternalStore(attempts.subscribe, attempts.underWay)
  return (key) => underWay.includes(attemptOf(userId, key))
}

/** Hears what comes of a person's changes, for as long as it is mounted. */
export function useOutcomes<Outcome>(
  { listen }: Pick<Pending<PendingChange, Outcome>, 'listen'>,
  userId: string,
  onOutcome: (outcome: Outcome) => void,
): void {
  const hear = useEffectEvent(onOutcome)
  useEffect(() => listen(userId, (outcome) => hear(outcome)), [listen, userId])
}
