import { useLingui } from '@lingui/react/macro'

/** What ends every snooze, below the times. */
export function useSnoozeNote(): string {
  const { t } = useLingui()
  return t`If the customer writes, the ticket comes back right away.`
}
