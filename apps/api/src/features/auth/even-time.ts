import { setTimeout as wait } from 'node:timers/promises'

/** Lets work that tells something by how long it takes end no sooner than after so many ms. */
export async function takingAtLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), wait(ms)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
