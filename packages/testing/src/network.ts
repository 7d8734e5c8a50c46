import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import type { RequestHandler } from 'msw'
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from 'msw/experimental'

const network = defineNetwork({
  sources: [
    new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
  ],
  context: { quiet: true },
  onUnhandledFrame: ({ frame, defaults }) => {
    // Only calls of the API are ours; the rest is the page's own.
    const isCall =
      frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/')
    if (isCall) defaults.error()
  },
})

let isEnabled = false

/** From now on the network answers with these handlers and no others. */
export function answerWith(...handlers: RequestHandler[]): void {
  network.resetHandlers(...handlers)
  if (isEnabled) return
  isEnabled = true
  network.enable()
}
