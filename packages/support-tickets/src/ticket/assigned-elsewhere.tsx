import { Trans } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'

/** Says that somebody else looks after the ticket. */
export function AssignedElsewhere({ ticket: { assigneeId, assigneeName } }: { ticket: Ticket }) {
  const userId = useUser()._id
  if (!assigneeId || assigneeId === userId || !assigneeName) return null
  return <Trans>Assigned to {assigneeName}.</Trans>
}
