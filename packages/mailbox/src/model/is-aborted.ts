import { ApiError } from '@replybay/api-client'

/** Whether a call took longer than it may. @see specification §8, Emails */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.isTimeout
