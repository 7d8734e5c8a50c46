import { v4 as randomId } from 'uuid'

/** This tab, until it is closed or loaded anew. */
export const tabId = randomId()

const lockOf = (id: string) => `replybay:tab:${id}`
let isTold = false

/** Lets other tabs see that this one lives. The browser frees the lock when it does no longer. */
export function tellOfThisTab(): void {
  if (isTold || !('locks' in navigator)) return
  isTold = true
  void navigator.locks.request(lockOf(tabId), () => new Promise(() => undefined))
}

/** Resolves once a tab is gone: at once where it can't be told. @throws where the wait is given up. */
export async function tabGone(id: string, signal: AbortSignal): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(lockOf(id), { signal }, () => undefined)
}
