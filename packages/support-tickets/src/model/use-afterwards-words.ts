import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import type { Afterwards } from './afterwards.ts'
import { MORNING } from './snooze-times.ts'

/** What becomes of a ticket once a reply is sent, in words. */
export function useAfterwardsWords(): Record<Afterwards, string> {
  const { t } = useLingui()
  const formats = useFormats()
  const morning = formats.time(new Date(2026, 0, 1, MORNING))
  return {
    close: t`Close the ticket`,
    'snooze-hour': t`Snooze for 1 hour`,
    'snooze-hours': t`Snooze for 4 hours`,
    'snooze-tomorrow': t`Snooze until tomorrow at ${morning}`,
    'snooze-monday': t`Snooze until Monday at ${morning}`,
  }
}
