import { ApiError } from '@replybay/api-client'

/** Waits for a call that takes something away: what is gone already need not be. */
export async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ApiError && error.isNotFound)) throw error
  }
}
