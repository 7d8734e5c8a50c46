import { Trans } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'

/** Says that somebody else looks after the ticket. */
export function AssignedElsewhere({ ticket }: { ticket: Ticket }) {
  const { assigneeId, assigneeName, claimedAt } = ticket
  const userId = useUser()._id
  // Of a claim, its band says it.
  if (claimedAt) return null
  if (!assigneeId || assigneeId === userId || !assigneeName) return null
  return <Trans>Assigned to {assigneeName}.</Trans>
}
