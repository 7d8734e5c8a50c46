import { useLingui } from '@lingui/react/macro'
import type { TicketEvent } from '@replybay/api-client'

/** A ticket's event as a sentence: who or what did it. */
export function useEventWords({ kind, actor, actorName, detail }: TicketEvent): string {
  const { t } = useLingui()
  const names = { customer: t`The customer`, support: t`Support`, agent: t`AI agent`, system: t`Replybay` }
  const who = actorName || names[actor]
  switch (kind) {
    case 'handed-over':
      return detail ? t`${who} handed over to support: ${detail}` : t`${who} handed over to support`
    case 'closed':
      return t`${who} closed the ticket`
    case 'reopened':
      return t`${who} reopened the ticket`
    case 'deleted':
      return t`${who} deleted the ticket`
    default:
      return t`${who} changed the ticket`
  }
}
