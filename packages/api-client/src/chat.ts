import { mutationCall } from './call-options.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Chat */
export const chatMutations = {
  /** Asks the agent what it would answer; nothing is kept. The signal stops it. */
  example: (signal?: AbortSignal) =>
    mutationCall({
      operation: 'sendExampleConversation',
      send: (body: RequestBody<'sendExampleConversation'>) => (http, init) =>
        http.POST('/chat/example-conversation', {
          ...init,
          body,
          signal: signal ? AbortSignal.any([signal, init.signal]) : init.signal,
        }),
      read: ({ data }) => data.message,
    }),
}
