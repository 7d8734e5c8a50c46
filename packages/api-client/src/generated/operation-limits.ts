// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

export interface OperationLimits {
  /** How long a call may take, in ms. */
  timeoutMs?: number
  /** A newer call with the same key cancels the older one. */
  abortKey?: string
}

/** Operations that have a time limit or cancel one another. @see specification §4, §9 */
export const operationLimits: Readonly<Record<string, OperationLimits>> = {}
