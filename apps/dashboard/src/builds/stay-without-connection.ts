/**
 * Without a connection, code that did not arrive takes nothing away: the router would load the document anew, which is
 * lost then. What did not arrive is asked for again with its page.
 */
export function stayWithoutConnection(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine) return
    try {
      // The router loads the document once for each such message, and remembers here for which.
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
    } catch {
      // Some browsers keep nothing for the page.
    }
  })
  addEventListener(
    'error',
    ({ target }) => {
      // One that stays in the document is taken for there.
      if (target instanceof HTMLLinkElement) target.remove()
    },
    { capture: true },
  )
}
