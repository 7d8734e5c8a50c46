/** A call that the page made before its code was there. */
interface EarlyCall {
  /** Where it went, as the page says it. */
  url: string
  /** The session that it was made in. */
  token: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Who is signed in, asked for by the page itself: see index.html. */
    earlyCall?: EarlyCall | undefined
  }
}

/**
 * Sends requests; the first one that the page has already sent for the same session is answered by that. Where it got
 * no answer, the request is sent as any other.
 */
export function sendOrTakeEarly(request: Request): Promise<Response> {
  const early = window.earlyCall
  const isSame =
    early !== undefined &&
    request.method === 'GET' &&
    request.url === new URL(early.url, location.href).href &&
    request.headers.get('authorization') === `Bearer ${early.token}`
  if (!isSame) return fetch(request)
  window.earlyCall = undefined
  const answer = early.answer.catch(() => fetch(request))
  return Promise.race([answer, untilAborted(request.signal)])
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
