/**
 * Operations of the contract that this server answers 501, because nobody has written their
 * handler yet. The server does not start with an operation that has neither a handler nor a line
 * here, nor with a line that is not needed: the list only gets shorter, and a new line is seen.
 */
import type { OperationId } from './handlers.ts'

export const missingHandlers = [
  'startTrial',
  'subscribe',
  'unsubscribe',
  'upgradeSubscription',
  'getBillingInfo',
  'updateBillingInfo',
  'getTicketStatistics',
] as const satisfies readonly OperationId[]
