import { useSyncExternalStore } from 'react'

/** A thread from which something can be learned. */
export interface TeachableThread {
  /** An email of it. */
  emailId: string
  customerName: string
}

interface Asked {
  /** Threads whose lesson the person wants to write, by their keys, in this tab. */
  keys: ReadonlySet<string>
  /** What they archived last. */
  archived: (TeachableThread & { threadKey: string }) | undefined
}

let asked: Asked = { keys: new Set(), archived: undefined }
const listeners = new Set<() => void>()

export const askLesson = (threadKey: string): void => tell({ keys: new Set([...asked.keys, threadKey]) })

/** It is written, or not wanted any more. */
export const forgetLesson = (threadKey: string): void =>
  tell({ keys: new Set([...asked.keys].filter((key) => key !== threadKey)) })

export const noteArchived = (archived: Asked['archived']): void => tell({ archived })

/** It is archived no more, or something was learned from it. */
export function forgetArchived(threadKey: string): void {
  if (asked.archived?.threadKey === threadKey) tell({ archived: undefined })
}

export const useAskedLessons = (): Asked => useSyncExternalStore(subscribe, () => asked)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(change: Partial<Asked>) {
  asked = { ...asked, ...change }
  for (const listener of listeners) listener()
}
