import type { ServerContext } from '../../platform/server-feature.ts'
import { type Ask, createAsk } from './ask.ts'
import type { Platform } from './platform.ts'
import { platforms } from './platforms.ts'
import { openKeys, type Settings } from './secrets.ts'
import { addressOf } from './settings.ts'
import type { IntegrationRow } from './store.ts'
import { Trouble } from './trouble.ts'

/** Asks a service with the keys that are kept. */
export interface KeptAsk {
  ask: Ask
  settings: Settings
  platform: Platform
}

/** @param deadline for all that is asked, by the clock of `performance`. @param signal ends it. @throws Trouble where the keys can't be opened. */
export function askKept(
  { outbound, vault, config }: Pick<ServerContext, 'outbound' | 'vault' | 'config'>,
  row: IntegrationRow,
  deadline?: number,
  signal?: AbortSignal,
): KeptAsk {
  const platform = platforms[row.kind]
  const keys = openKeys(vault, row)
  if (!keys) throw new Trouble('bad-key')
  const settings = { ...keys, ...addressOf(platform, row.url) }
  const origin = platform.originOf(settings, config.services)
  const ask = createAsk({
    outbound,
    origin,
    ...(deadline !== undefined && { deadline }),
    ...(signal && { signal }),
  })
  return { ask, settings, platform }
}
