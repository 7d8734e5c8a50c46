import { useLingui } from '@lingui/react/macro'
import { ApiError, type components, type RequestBody, type TeamMember } from '@replybay/api-client'
import { useState } from 'react'
import { addResults, type InviteResult, partAddresses, markMembers } from './invite-outcomes.ts'

type Answered = components['schemas']['InvitationResult'][]
type Invitation = RequestBody<'inviteSupport'>

export interface Inviting {
  /** Who is in the team already, or invited. */
  members: readonly TeamMember[]
  isSending: boolean
  /** Sends invitations, and tells what became of it. */
  onInvite: (
    invitation: Invitation,
    told: { onSuccess: (answered: Answered | undefined) => void; onError: (error: Error) => void },
  ) => void
  /** What a failure means. */
  inviteWords: (error: Error) => string
}

/** Sends invitations, and keeps what became of each address for as long as the dialog is open. */
export function useInviting({ members, onInvite, inviteWords }: Inviting) {
  const { t } = useLingui()
  const [results, setResults] = useState<readonly InviteResult[]>([])
  const add = (more: readonly InviteResult[]) => setResults((before) => addResults(before, more))
  const team = members.flatMap(({ email, state }) => (state === 'active' ? [email] : []))

  function reasonOf(error: Error): string {
    if (!(error instanceof ApiError) || error.isUnreachable) return t`The server didn’t respond`
    return error.isTransient ? t`The server had a problem` : inviteWords(error)
  }
  function send(words: readonly string[], about: Omit<Invitation, 'emails'>) {
    const { complete, incomplete } = partAddresses(words)
    add(incomplete)
    if (complete.length === 0) return
    invite(complete, about)
  }
  /** @param others are sent after these, each alone */
  function invite(
    emails: readonly string[],
    about: Omit<Invitation, 'emails'>,
    others: readonly string[] = [],
  ) {
    const [next, ...rest] = others
    const tell = (more: readonly InviteResult[]) => {
      add(more)
      if (next !== undefined) invite([next], about, rest)
    }
    const tellFailed = (reason: string) => tell(emails.map((email) => ({ email, outcome: 'failed', reason })))
    onInvite(
      { ...about, emails: [...emails] },
      {
        onSuccess(answered) {
          if (!answered) return tellFailed(t`The server didn’t confirm this invitation`)
          // A success that names no address is one for each of them.
          const sent = emails.map((email) => ({ email, outcome: 'invited' as const }))
          tell(answered.length > 0 ? answered : sent)
        },
        onError(error) {
          const [first, ...following] = emails
          if (!(error instanceof ApiError && error.status === 409) || first === undefined) {
            return tellFailed(reasonOf(error))
          }
          // One of them has an account: alone, each of the others is sent. With a code, all of them have.
          if (following.length > 0 && error.code === undefined) invite([first], about, following)
          else tell(emails.map((email) => ({ email, outcome: 'exists' as const })))
        },
      },
    )
  }
  return {
    // Who is in the team may be known only after an answer.
    results: markMembers(results, team),
    send,
    remove: (email: string) => setResults((before) => before.filter((result) => result.email !== email)),
    clear: () => setResults([]),
  }
}
