import { clientErrorMutations, createApi, createQueryClient } from '@replybay/api-client'
import { MutationObserver } from '@tanstack/react-query'

const MOST_CHARACTERS = { message: 2_000, stack: 8_000, userAgent: 500 }

const ignore = () => undefined
/** What this tab has reported: a fault that repeats is told once. */
const reported = new Set<string>()

/**
 * Tells the server of a fault of the dashboard itself, without the search of the address, which may hold what people
 * typed, and without a session, which may be what is broken. A report that fails is dropped: nobody is left to tell.
 * @see specification §8, Pages
 */
export function reportError(fault: unknown, apiBase: string | undefined): void {
  const { message, stack } = fault instanceof Error ? fault : new Error(String(fault))
  if (reported.has(message)) return
  reported.add(message)
  const api = createApi({
    ...(apiBase && { baseUrl: apiBase }),
    token: ignore,
    onToken: ignore,
    onUnauthorized: ignore,
  })
  new MutationObserver(createQueryClient({ api }), clientErrorMutations.report())
    .mutate({
      message: message.slice(0, MOST_CHARACTERS.message) || 'unknown',
      stack: (stack ?? '').slice(0, MOST_CHARACTERS.stack),
      path: location.pathname,
      userAgent: navigator.userAgent.slice(0, MOST_CHARACTERS.userAgent),
    })
    .catch(ignore)
}
