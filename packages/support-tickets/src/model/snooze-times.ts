/** When people like tickets to come back. */
export type SnoozeTime = 'hour' | 'hours' | 'tomorrow' | 'monday'

const times: readonly SnoozeTime[] = ['hour', 'hours', 'tomorrow', 'monday']

const HOUR_MS = 3_600_000
/** The hour at which a day begins. */
export const MORNING = 9
const SUNDAY = 0
const MONDAY = 1

/** Those that are offered at a moment: on a Sunday, tomorrow is Monday. */
export function snoozeTimes(now: Date): readonly SnoozeTime[] {
  return now.getDay() === SUNDAY ? times.filter((time) => time !== 'monday') : times
}

/** In an hour, in four, tomorrow or next Monday at nine, where the person is. */
export function snoozedUntil(time: SnoozeTime, now: Date): Date {
  if (time === 'hour') return new Date(now.getTime() + HOUR_MS)
  if (time === 'hours') return new Date(now.getTime() + 4 * HOUR_MS)
  const daysToMonday = (MONDAY - now.getDay() + 7) % 7 || 7
  const later = time === 'tomorrow' ? 1 : daysToMonday
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + later, MORNING)
}
