import type { ChangeEvent, PresentPerson } from '@replybay/api-client'
import { useSyncExternalStore } from 'react'

/** What a person does in a ticket. */
export type Doing = NonNullable<PresentPerson['doing']>

type PresenceEvent = Extract<ChangeEvent, { topic: 'presence' }>

/** All that is known of who is there: by ticket, and by the web for who follows it. */
export type KnownPresence = Map<string, readonly PresentPerson[]>

const nobody: readonly PresentPerson[] = []
/** Empty until something was told. */
export const known: KnownPresence = new Map()
const listeners = new Set<() => void>()

/** Takes in what the stream tells. */
export function hearPresence({ id, people, begins }: PresenceEvent): void {
  if (begins) known.clear()
  if (people.length > 0) known.set(id, people)
  else known.delete(id)
  announce()
}

/** Nothing is told any more. */
export function forgetPresence(): void {
  if (known.size === 0) return
  known.clear()
  announce()
}

/** Who looks at a ticket or follows a web, this person too; the same array while it is the same. */
export const peopleAt = (id: string): readonly PresentPerson[] => known.get(id) ?? nobody

export function usePeopleAt(id: string): readonly PresentPerson[] {
  return useSyncExternalStore(subscribePresence, () => peopleAt(id))
}

/** Whether anybody but this person is there. */
export function useHasOthers(userId: string): boolean {
  return useSyncExternalStore(subscribePresence, () =>
    [...known.values()].some((people) => people.some(({ _id }) => _id !== userId)),
  )
}

/** The others among them. */
export const without = (people: readonly PresentPerson[], userId: string): readonly PresentPerson[] =>
  people.filter(({ _id }) => _id !== userId)

export function subscribePresence(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let hearTyped: ((ticketId: string, doing: Doing) => void) | undefined

/** Something was typed in a ticket, or what was typed was sent. */
export function typed(ticketId: string, doing: Doing): void {
  hearTyped?.(ticketId, doing)
}

/** Hears what is typed in this tab. @returns the way to stop. */
export function onTyped(hear: NonNullable<typeof hearTyped>): () => void {
  hearTyped = hear
  return () => {
    if (hearTyped === hear) hearTyped = undefined
  }
}

function announce(): void {
  for (const listener of listeners) listener()
}
