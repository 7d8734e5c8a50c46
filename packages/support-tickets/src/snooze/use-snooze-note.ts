import { useLingui } from '@lingui/react/macro'

/** What ends every snooze, below the times. */
export function useSnoozeNote(): string {
  const { t } = useLingui()
  return t`If the customer writes, it comes back at once.`
}
