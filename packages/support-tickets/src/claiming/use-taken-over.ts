import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useState } from 'react'

/** Who took the ticket over from this person, who had it while they replied; nobody where it was given away. */
export function useTakenOver({ claimedAt, assigneeId, events = [] }: Ticket) {
  const userId = useUser()._id
  const isOwn = Boolean(claimedAt) && assigneeId === userId
  const [wasOwn, setWasOwn] = useState(isOwn)
  if (isOwn && !wasOwn) setWasOwn(true)
  if (!wasOwn || !assigneeId || assigneeId === userId) return undefined
  const last = events.findLast(({ kind }) => kind === 'assigned')
  if (last?.takenFrom?._id !== userId || !last.actorName) return undefined
  return { name: last.actorName, at: last.createdAt }
}
