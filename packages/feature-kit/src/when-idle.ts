/** So long a busy page may put it off; in ms. */
const LATEST_MS = 2_000

/** Does something once the page has nothing else to do. @returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LATEST_MS / 4)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: LATEST_MS })
  return () => cancelIdleCallback(request)
}
