import type { ToastOptions } from './toasts-context.ts'
import type { Clock } from './use-countdown.ts'

export interface ShownToast extends ToastOptions {
  id: string
  clock: Clock
  doneAt: number
}

/** More than this at once can't be read. */
const MOST = 3
/** So many acts can be undone one after the other. */
export const MOST_UNDOABLE = 10

/** A list with one toast more, before those of what was done later. */
export function withToast(
  list: readonly ShownToast[],
  toast: Omit<ShownToast, 'doneAt'> & ToastOptions,
): ShownToast[] {
  const { doneAt: at = Date.now() } = toast
  const place = list.findIndex(({ doneAt }) => doneAt > at)
  return list.toSpliced(place === -1 ? list.length : place, 0, { ...toast, doneAt: at })
}

/**
 * The toasts that run now, the newest last: of those that can be undone only the newest is seen, the others wait behind
 * it; of the rest the newest, older ones wait for room, so that none leaves before its time.
 */
export function shownToasts(list: readonly ShownToast[]): (ShownToast & { isBehind: boolean })[] {
  const newest = list.findLast(({ undo }) => undo)
  const room = list.filter((toast) => !toast.undo || toast === newest).slice(-MOST)
  return list
    .filter((toast) => toast.undo || room.includes(toast))
    .map((toast) => ({ ...toast, isBehind: toast.undo !== undefined && toast !== newest }))
}
