import type { ToastOptions } from './toasts-context.ts'

export interface ShownToast extends ToastOptions {
  id: string
}

/** More than this at once can't be read. */
const MOST = 3

/** The toasts that are shown now: the newest. Older ones wait for room, so that none leaves before its time. */
export function shownToasts(list: readonly ShownToast[]): ShownToast[] {
  return list.slice(-MOST)
}
