import { useLingui } from '@lingui/react/macro'
import type { BuiltInView } from '../model/ticket-views.ts'

/** What the views are called that everybody has. */
export function useViewLabels(): Record<BuiltInView, string> {
  const { t } = useLingui()
  return {
    open: t`Open`,
    mine: t`Mine`,
    unassigned: t`Unassigned`,
    unread: t({ message: 'Unread', context: 'tickets' }),
    snoozed: t`Snoozed`,
    answered: t`Answered`,
    closed: t`Closed`,
    all: t`All`,
  }
}
