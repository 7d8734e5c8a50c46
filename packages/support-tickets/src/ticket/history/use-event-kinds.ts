import { useLingui } from '@lingui/react/macro'
import type { TicketEvent } from '@replybay/api-client'

/** The words for each kind of event. */
export function useEventKinds(): Record<TicketEvent['kind'], string> {
  const { t } = useLingui()
  return {
    opened: t`Opened`,
    answered: t`Answers`,
    'handed-over': t`Handed off`,
    closed: t`Closed`,
    reopened: t`Reopened`,
    deleted: t`Deleted`,
    changed: t`Changes`,
    assigned: t`Assignments`,
    tagged: t`Tags`,
    snoozed: t`Snoozing`,
    noted: t`Notes`,
  }
}
