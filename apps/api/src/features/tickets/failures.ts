import type { FailureKind } from '../../platform/contract/failure.ts'

/** As what only calls about tickets fail. */
export const ticketsFailures = {
  conversationFull: {
    code: 'conversation-full',
    status: 409,
    message:
      'This conversation can’t hold any more messages, so your message wasn’t sent. Start a new conversation.',
  },
} as const satisfies Record<string, FailureKind>
