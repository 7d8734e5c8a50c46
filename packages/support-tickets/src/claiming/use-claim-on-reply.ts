import { type Ticket, ticketMutations } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * For so long a claim holds, as `claimTicket` of the contract says; whoever goes on writing says so again after half of
 * it. In ms. On the server, it is in claims.ts; the settings say it in words.
 */
const HOLDS_MS = 600_000

/**
 * What a key in the reply does where the company wants it: the ticket that nobody has is this person's for as long as
 * they write. Who gave it up meanwhile is not given it again.
 */
export function useClaimOnReply({ _id: id, assigneeId, claimedAt }: Ticket): () => void {
  const user = useUser()
  const canClaim = useCan('tickets')
  /** When it was said last, in ms since 1970. */
  const said = useRef(0)
  const { mutate } = useMutation({
    ...ticketMutations.claim(id),
    // With the next key; that somebody writes is seen by others meanwhile.
    onError: () => {
      said.current = 0
    },
  })
  const isFree = !assigneeId && user.claimOnReply === true
  const isOwn = Boolean(claimedAt) && assigneeId === user._id
  return () => {
    if (!canClaim || !(isFree || isOwn)) return
    const now = Date.now()
    if (now - said.current < (isOwn ? HOLDS_MS / 2 : HOLDS_MS)) return
    said.current = now
    mutate()
  }
}
