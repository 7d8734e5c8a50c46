import { useSyncExternalStore } from 'react'

/** Tickets whose lesson the person asked to write, in this tab: its form opens once the ticket is closed. */
let asked: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export function askLesson(ticketId: string): void {
  tell(new Set([...asked, ticketId]))
}

/** It is written, or not wanted any more. */
export function forgetLesson(ticketId: string): void {
  tell(new Set([...asked].filter((id) => id !== ticketId)))
}

export function useIsLessonAsked(ticketId: string): boolean {
  return useSyncExternalStore(subscribe, () => asked.has(ticketId))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(next: ReadonlySet<string>) {
  asked = next
  for (const listener of listeners) listener()
}
