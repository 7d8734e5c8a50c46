import type { components } from '@replybay/api-client'
import { looksLikeEmail } from '../entry/email-rule.ts'

type Answered = components['schemas']['InvitationResult']

/** What became of one address that was to be invited. */
export interface InviteResult {
  email: string
  /** `member`: of the team already. `incomplete`: never sent. `failed`: the call brought nothing. */
  outcome: Answered['outcome'] | 'member' | 'incomplete' | 'failed'
  /** Why it failed. */
  reason?: string
}

/** Which of the words can be sent, and which are no addresses. */
export function partAddresses(words: readonly string[]): { complete: string[]; incomplete: InviteResult[] } {
  return {
    complete: words.filter((word) => looksLikeEmail(word)),
    incomplete: words
      .filter((word) => !looksLikeEmail(word))
      .map((email) => ({ email, outcome: 'incomplete' as const })),
  }
}

/** The same results, those of the team told from strangers with an account. */
export function markMembers(results: readonly InviteResult[], team: readonly string[]): InviteResult[] {
  const known = new Set(team.map((email) => email.toLowerCase()))
  return results.map((result) =>
    result.outcome === 'exists' && known.has(result.email.toLowerCase())
      ? { ...result, outcome: 'member' }
      : result,
  )
}

/** The newest results first; of an address that was sent again, only the newest. */
export function addResults(before: readonly InviteResult[], more: readonly InviteResult[]): InviteResult[] {
  const renewed = new Set(more.map(({ email }) => email.toLowerCase()))
  return [...more, ...before.filter(({ email }) => !renewed.has(email.toLowerCase()))]
}
