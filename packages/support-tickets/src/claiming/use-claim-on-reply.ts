import { runMutation, type Ticket, ticketMutations } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { refusalIn } from '@replybay/sync'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * For so long a claim holds, as `claimTicket` of the contract says; whoever goes on writing says so again after half of
 * it. In ms. On the server, it is in claims.ts; the settings say it in words.
 */
const HOLDS_MS = 600_000
/** Where it could not be said, it is said again with the next key after so long, in ms. */
const AGAIN_MS = 30_000

interface ClaimOnReply {
  /** What a key does. */
  claim: () => void
  /** Whether the server was not told yet: who sends the reply says it with that. */
  isOwed: () => boolean
}

/**
 * What a key in the reply does where the company wants it: the ticket that nobody has is this person's for as long as
 * they write. The server knows whether it is wanted; a page that was loaded long ago may not. Who gave it up meanwhile is
 * not given it again.
 *
 * @param onOwed hears whether the server is still to be told: another page may be the one that sends the reply.
 */
export function useClaimOnReply(
  { _id: id, assigneeId, claimedAt }: Ticket,
  onOwed: (isOwed: boolean) => void,
): ClaimOnReply {
  const user = useUser()
  const canClaim = useCan('tickets')
  /** When it was said last, in ms since 1970. */
  const said = useRef(0)
  const isOwed = useRef(false)
  const owe = (owed: boolean) => {
    isOwed.current = owed
    onOwed(owed)
  }
  const client = useQueryClient()
  const isFree = !assigneeId
  const isOwn = Boolean(claimedAt) && assigneeId === user._id
  const claim = () => {
    if (!canClaim || !(isFree || isOwn)) return
    const now = Date.now()
    const pause = isOwn ? HOLDS_MS / 2 : HOLDS_MS
    if (now - said.current < pause) return
    said.current = now
    if (isFree) owe(true)
    // Nothing is drawn for it: the ticket that is answered shows whether it was claimed.
    void runMutation(client, ticketMutations.claim(id)).then(
      () => owe(false),
      (error: unknown) => {
        // Asked again soon; that somebody writes is seen by others meanwhile. What was refused would be refused again.
        if (refusalIn(error)) owe(false)
        else said.current = Date.now() - pause + AGAIN_MS
      },
    )
  }
  return { claim, isOwed: () => isOwed.current }
}
