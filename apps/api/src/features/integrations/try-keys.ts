import type { ServerContext } from '../../platform/server-feature.ts'
import { createAsk } from './ask.ts'
import { platforms } from './platforms.ts'
import type { Settings } from './secrets.ts'
import type { Check, Kind } from './tables.ts'
import { Trial } from './trial.ts'
import { Trouble } from './trouble.ts'

/** A person waits for it. */
const WHOLE_MS = 30_000

export interface Tried {
  check: Check
  /** Undefined where all is well. */
  trouble: Trouble | undefined
  /** How long the service took altogether. */
  ms: number
}

/** Tries the address, the key, its permissions and the plan of what is typed or kept. */
export async function tryKeys(
  {
    outbound,
    config,
  }: Pick<ServerContext, 'outbound'> & { config: Pick<ServerContext['config'], 'services'> },
  kind: Kind,
  settings: Settings,
): Promise<Tried> {
  const platform = platforms[kind]
  const trial = new Trial()
  const begin = performance.now()
  const ask = createAsk({
    outbound,
    origin: platform.originOf(settings, config.services),
    deadline: begin + WHOLE_MS,
    onAnswer({ ms }) {
      trial.ms ??= ms
    },
  })
  let trouble: Trouble | undefined
  try {
    await platform.check(ask, settings, trial)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    trouble = error
  }
  return { check: trial.told(new Date(), trouble), trouble, ms: Math.round(performance.now() - begin) }
}
