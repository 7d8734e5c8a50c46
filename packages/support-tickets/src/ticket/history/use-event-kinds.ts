import { useLingui } from '@lingui/react/macro'
import type { TicketEvent } from '@replybay/api-client'

/** The words for each kind of event. */
export function useEventKinds(): Record<TicketEvent['kind'], string> {
  const { t } = useLingui()
  return {
    opened: t({ message: 'Openings', context: 'kind of event' }),
    answered: t({ message: 'Replies', context: 'kind of event' }),
    'handed-over': t({ message: 'Handoffs', context: 'kind of event' }),
    closed: t({ message: 'Closings', context: 'kind of event' }),
    reopened: t({ message: 'Reopenings', context: 'kind of event' }),
    deleted: t({ message: 'Deletions', context: 'kind of event' }),
    changed: t({ message: 'Updates', context: 'kind of event' }),
    assigned: t({ message: 'Assignments', context: 'kind of event' }),
    tagged: t({ message: 'Tags', context: 'kind of event' }),
    snoozed: t({ message: 'Snoozes', context: 'kind of event' }),
    noted: t({ message: 'Notes', context: 'kind of event' }),
  }
}
