import { setTimeout as wait } from 'node:timers/promises'

/** Timing-safe: work whose duration would tell something ends no sooner than after so many ms. */
export async function withMinimumDuration<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), wait(ms)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
