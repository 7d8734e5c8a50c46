import { useNow } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { isMonday, MORNING, type SnoozeTime } from './snooze-times.ts'

/** The words for when tickets come back. */
export function useSnoozeWords(): Record<SnoozeTime, string> {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const morning = formats.time(new Date(2026, 0, 1, MORNING))
  return {
    morning: t`This morning at ${morning}`,
    hour: t`In 1 hour`,
    hours: t`In 4 hours`,
    tomorrow: t`Tomorrow at ${morning}`,
    monday: isMonday(now) ? t`Next Monday at ${morning}` : t`Monday at ${morning}`,
    reply: t`Until the customer writes`,
  }
}
