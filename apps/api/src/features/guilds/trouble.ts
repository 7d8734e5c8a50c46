import type { Problem } from './tables.ts'

/** What passes by itself; the rest a person has to mend. */
const PASSING: ReadonlySet<Problem> = new Set(['unreachable', 'rate-limited', 'service-error'])

export const isPassing = (problem: Problem): boolean => PASSING.has(problem)

/** What is missing in the server, in place of a problem with all of it. */
export type Missing = 'member' | 'role' | 'channel'

/** Why a community did not do what it was asked for. Says nothing of what was sent. */
export class CommunityTrouble extends Error {
  override name = 'CommunityTrouble'
  readonly problem: Problem
  /** In seconds. */
  readonly retryAfter: number | undefined
  readonly missing: Missing | undefined

  constructor(problem: Problem, details: { retryAfter?: number; missing?: Missing } = {}) {
    super(problem)
    this.problem = problem
    this.retryAfter = details.retryAfter
    this.missing = details.missing
  }

  get isPassing(): boolean {
    return isPassing(this.problem)
  }
}

/** What a person reads of a problem. */
export const problemWords: Readonly<Record<Problem, string>> = {
  'bad-token':
    'Discord refuses the bot’s token. Ask the person who runs this server to set REPLYBAY_DISCORD.',
  'bot-gone': 'The bot isn’t in this Discord server. Invite it again.',
  'missing-intent':
    'The bot may not read the members. Ask the person who runs this server to turn on “Server Members Intent” for it in Discord’s developer portal.',
  'missing-permission': 'The bot lacks a permission in this Discord server. Invite it again.',
  unreachable: 'Discord isn’t answering. Try again later.',
  'rate-limited': 'Discord asks for a pause. Try again later.',
  'service-error': 'Discord reports an error. Try again later.',
  off: 'Discord isn’t set up on this server. Ask the person who runs it to set REPLYBAY_DISCORD.',
}
