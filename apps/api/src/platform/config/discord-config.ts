/** Through which application of Discord community servers are connected. */
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

export type DiscordChoice =
  | { kind: 'off' }
  /** Servers that are made up, on this server alone. */
  | { kind: 'local' }
  | { kind: 'bot'; token: string }

/**
 * @param hasDemo whether the demo company is in this server.
 * @throws StartProblem for what is neither a choice nor a token.
 */
export function readDiscord({ REPLYBAY_DISCORD: value }: Settings, hasDemo: boolean): DiscordChoice {
  if (!value) return { kind: hasDemo ? 'local' : 'off' }
  if (value === 'off' || value === 'local') return { kind: value }
  // The value is a secret, so the message does not repeat it.
  if (!/^[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}$/.test(value)) {
    throw new StartProblem('REPLYBAY_DISCORD has to be off, local, or the token of a bot, in three parts.')
  }
  return { kind: 'bot', token: value }
}
