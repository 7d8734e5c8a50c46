import { mutationCall } from './call-options.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Chat */
export const chatMutations = {
  /** Asks the agent what it would answer; nothing is kept. */
  example: () =>
    mutationCall({
      operation: 'sendExampleConversation',
      send: (body: RequestBody<'sendExampleConversation'>) => (http, init) =>
        http.POST('/chat/example-conversation', { ...init, body }),
      read: ({ data }) => data.message,
    }),
}
