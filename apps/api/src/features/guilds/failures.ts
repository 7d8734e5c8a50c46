import { Failure, type FailureKind } from '../../platform/contract/failure.ts'
import type { Problem } from './tables.ts'
import { CommunityTrouble, problemWords } from './trouble.ts'

const kind = <Code extends string>(code: Code, status: number, message: string) => ({
  code,
  status,
  message,
  isSpecific: true,
})

const of = <Code extends string>(code: Code, status: number, problem: Problem) =>
  kind(code, status, problemWords[problem])

/** As what only calls about community servers fail. */
export const guildFailures = {
  'discord-off': of('discord-off', 503, 'off'),
  'bot-refused': of('bot-refused', 502, 'bad-token'),
  'bot-not-there': of('bot-not-there', 400, 'bot-gone'),
  'intent-needed': of('intent-needed', 400, 'missing-intent'),
  'bot-permission': of('bot-permission', 400, 'missing-permission'),
  'discord-unreachable': of('discord-unreachable', 502, 'unreachable'),
  'discord-busy': of('discord-busy', 502, 'rate-limited'),
  'discord-error': of('discord-error', 502, 'service-error'),
  'proof-needed': kind(
    'proof-needed',
    400,
    'The code wasn’t found. Post it in a text channel that the bot can read, then try again.',
  ),
  'proof-not-allowed': kind(
    'proof-not-allowed',
    400,
    'The code was posted by a member who may not manage this server. A member with “Manage server” has to post it.',
  ),
  'too-many-guilds': kind(
    'too-many-guilds',
    400,
    'You’ve reached the limit of 20 Discord servers. Remove one first.',
  ),
  'partly-changed': kind(
    'partly-changed',
    502,
    'Discord failed on the way, and what was changed could not be taken back. Check the member’s roles.',
  ),
  'role-above-ours': kind(
    'role-above-ours',
    409,
    'This role stands above Replybay. In Discord, under Server settings, Roles, drag Replybay above it.',
  ),
  'role-managed': kind(
    'role-managed',
    409,
    'Discord or another bot gives and takes this role. It can’t be changed here.',
  ),
  'no-role-permission': kind(
    'no-role-permission',
    409,
    'Replybay may not change roles in this Discord server. Allow its role “Manage roles” under Server settings, Roles.',
  ),
} as const satisfies Record<string, FailureKind>

const byProblem: Readonly<Record<Problem, FailureKind>> = {
  'bad-token': guildFailures['bot-refused'],
  'bot-gone': guildFailures['bot-not-there'],
  'missing-intent': guildFailures['intent-needed'],
  'missing-permission': guildFailures['bot-permission'],
  unreachable: guildFailures['discord-unreachable'],
  'rate-limited': guildFailures['discord-busy'],
  'service-error': guildFailures['discord-error'],
  off: guildFailures['discord-off'],
}

/** @throws what is no trouble of the community. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (!(error instanceof CommunityTrouble)) throw error
  if (error.missing) return new Failure('not-found')
  const { problem, retryAfter } = error
  return new Failure(byProblem[problem], { ...(retryAfter !== undefined && { retryAfter }) })
}

/** A role that can't be given or taken, by its name. */
export const roleAboveOurs = (roleName: string): FailureKind => ({
  ...guildFailures['role-above-ours'],
  message: `${roleName} stands above Replybay. In Discord, under Server settings, Roles, drag Replybay above it.`,
})
