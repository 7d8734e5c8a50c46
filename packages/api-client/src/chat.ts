import { mutationCall } from './call-options.ts'
import { sendExampleConversation } from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Chat */
export const chatMutations = {
  /** Asks the agent what it would answer; nothing is kept. The signal stops it. */
  example: (signal?: AbortSignal) =>
    mutationCall({
      operation: sendExampleConversation,
      request: (body: RequestBody<'sendExampleConversation'>) => ({ body }),
      options: () => ({ signal }),
      read: ({ data }) => data.message,
    }),
}
