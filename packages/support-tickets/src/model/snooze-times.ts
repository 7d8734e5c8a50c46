/** When people like tickets to come back. */
export type SnoozeTime = 'hour' | 'hours' | 'tomorrow' | 'monday'

export const snoozeTimes: readonly SnoozeTime[] = ['hour', 'hours', 'tomorrow', 'monday']

const HOUR_MS = 3_600_000
/** The hour at which a day begins. */
export const MORNING = 8
const MONDAY = 1

/** In an hour, in four, tomorrow or next Monday at eight, where the person is. */
export function snoozedUntil(time: SnoozeTime, now: Date): Date {
  if (time === 'hour') return new Date(now.getTime() + HOUR_MS)
  if (time === 'hours') return new Date(now.getTime() + 4 * HOUR_MS)
  const daysToMonday = (MONDAY - now.getDay() + 7) % 7 || 7
  const later = time === 'tomorrow' ? 1 : daysToMonday
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + later, MORNING)
}
