import { useFormats } from '@replybay/i18n'
import { snoozedUntil, type SnoozeTime } from '../model/snooze-times.ts'

/** The time of day at which a number of hours ends, where the words name the hours alone. */
export function useSnoozeClock(): (time: SnoozeTime, now: Date) => string | undefined {
  const formats = useFormats()
  return (time, now) =>
    time === 'hour' || time === 'hours' ? formats.time(snoozedUntil(time, now)) : undefined
}
