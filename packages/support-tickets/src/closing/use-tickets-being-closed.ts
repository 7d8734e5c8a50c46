import { ticketQueries } from '@replybay/api-client'
import { usePending } from '@replybay/sync'
import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { closings } from './closings.ts'

const closes = { mutationKey: [...ticketQueries.all, 'close'], status: 'pending' } as const

/** The tickets that a call closes right now, and since when, in ms since 1970; without those of which that was undone. */
export function useTicketsBeingClosed(userId: string): readonly { id: string; at: number }[] {
  const calls = useMutationState({
    filters: closes,
    // Sound: `ticketMutations.close` makes the keys.
    select: ({ options, state }) => ({ id: options.mutationKey?.at(-1) as string, at: state.submittedAt }),
  })
  const pending = usePending(closings, userId)
  return useMemo(() => {
    const undone = new Set(pending.filter(({ isUndone }) => isUndone).map(({ key }) => key))
    return calls.filter(({ id }) => !undone.has(id))
  }, [calls, pending])
}
