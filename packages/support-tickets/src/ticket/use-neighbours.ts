import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { neighboursOf } from '../model/loaded-lists.ts'

/**
 * The ids of the tickets before and after, in the list that this one was come to from.
 *
 * @param ticketId undefined where nobody asks: then nothing is looked through.
 */
export function useNeighbours(ticketId: string | undefined): {
  before: string | undefined
  after: string | undefined
} {
  const client = useQueryClient()
  const id = (side: 'before' | 'after') => () =>
    ticketId === undefined ? undefined : neighboursOf(client, ticketId)[side]
  const subscribe = (onChange: () => void) => client.getQueryCache().subscribe(onChange)
  return {
    before: useSyncExternalStore(subscribe, id('before')),
    after: useSyncExternalStore(subscribe, id('after')),
  }
}
