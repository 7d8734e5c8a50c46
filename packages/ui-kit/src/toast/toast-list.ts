import type { ToastOptions } from './toasts-context.ts'

export interface ShownToast extends ToastOptions {
  id: string
}

/** More than this at once can't be read. */
const MOST = 3

/** Adds a toast at the end; the oldest ones that no longer fit leave. */
export function withToast(
  list: readonly ShownToast[],
  toast: ShownToast,
): { kept: ShownToast[]; left: ShownToast[] } {
  const all = [...list, toast]
  const surplus = Math.max(0, all.length - MOST)
  return { kept: all.slice(surplus), left: all.slice(0, surplus) }
}
