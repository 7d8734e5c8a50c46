import { queryOptions, type QueryClient } from '@tanstack/react-query'

/** A ticket that its reader has deleted and can still bring back. */
export interface PendingDeletion {
  ticketId: string
  /** When the server is told, in ms since 1970. */
  dueAt: number
}

const storageKey = (userId: string) => `replybay:deletions:${userId}`

/** The deletions that can still be undone, of one person in this browser; they survive a reload. */
export const pendingDeletions = (userId: string) =>
  queryOptions({
    queryKey: ['pending-deletions', userId] as const,
    queryFn: () => read(userId),
    initialData: () => read(userId),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function addPendingDeletion(client: QueryClient, userId: string, deletion: PendingDeletion): void {
  change(client, userId, (known) => [
    ...known.filter((each) => each.ticketId !== deletion.ticketId),
    deletion,
  ])
}

export function dropPendingDeletion(client: QueryClient, userId: string, ticketId: string): void {
  change(client, userId, (known) => known.filter((each) => each.ticketId !== ticketId))
}

function change(client: QueryClient, userId: string, next: (known: PendingDeletion[]) => PendingDeletion[]) {
  const { queryKey } = pendingDeletions(userId)
  const deletions = next(client.getQueryData(queryKey) ?? read(userId))
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(deletions))
  } catch {
    // A full storage: the deletion still happens, unless the tab closes before.
  }
  client.setQueryData(queryKey, deletions)
}

function read(userId: string): PendingDeletion[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPendingDeletion) : []
  } catch {
    return []
  }
}

function isPendingDeletion(value: unknown): value is PendingDeletion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ticketId' in value &&
    typeof value.ticketId === 'string' &&
    'dueAt' in value &&
    typeof value.dueAt === 'number'
  )
}
