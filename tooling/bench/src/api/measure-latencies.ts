import { type Latencies, latenciesOf } from '../latencies.ts'

const WARM_UP_CALLS = 10
/** A slow call says enough sooner. */
const FEWEST_CALLS = 20
const LONGEST_MS = 4_000

/** Makes a call many times, one after the other; less often if it is slow. */
export async function measureLatencies(call: () => Promise<unknown>, times: number): Promise<Latencies> {
  const took: number[] = []
  const isEnough = () => took.length >= FEWEST_CALLS && performance.now() - begun > LONGEST_MS
  const begun = performance.now()
  for (let made = -WARM_UP_CALLS; made < times && !isEnough(); made++) {
    const start = performance.now()
    // Calls at once would wait for one another.
    await call()
    if (made >= 0) took.push(performance.now() - start)
  }
  return latenciesOf(took)
}
