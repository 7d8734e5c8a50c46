/** When people like tickets to come back; `reply`: once the customer writes. */
export type SnoozeTime = 'hour' | 'hours' | 'tomorrow' | 'monday' | 'reply'

const times: readonly SnoozeTime[] = ['tomorrow', 'hour', 'hours', 'monday', 'reply']

const HOUR_MS = 3_600_000
/** The hour at which a day begins. */
export const MORNING = 9
const SUNDAY = 0
const MONDAY = 1
/** As the contract says it, of a ticket that sleeps until the customer writes. */
const UNTIL_REPLY = '9999-12-31T23:59:59.999Z'

/** Whether a ticket that sleeps until then sleeps until the customer writes. */
export function isUntilReply(moment: Date): boolean {
  return moment.toISOString() === UNTIL_REPLY
}

/** Whether a person speaks of another Monday than today as the next one. */
export function isMonday(now: Date): boolean {
  return now.getDay() === MONDAY
}

/** Those that are offered at a moment: on a Sunday, tomorrow is Monday. */
export function snoozeTimes(now: Date): readonly SnoozeTime[] {
  return now.getDay() === SUNDAY ? times.filter((time) => time !== 'monday') : times
}

/** In an hour, in four, tomorrow or next Monday at nine, where the person is; or once the customer writes. */
export function snoozedUntil(time: SnoozeTime, now: Date): Date {
  if (time === 'reply') return new Date(UNTIL_REPLY)
  if (time === 'hour') return new Date(now.getTime() + HOUR_MS)
  if (time === 'hours') return new Date(now.getTime() + 4 * HOUR_MS)
  const daysToMonday = (MONDAY - now.getDay() + 7) % 7 || 7
  const later = time === 'tomorrow' ? 1 : daysToMonday
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + later, MORNING)
}
