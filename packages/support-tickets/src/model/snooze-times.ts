/** When people like tickets to come back; `reply`: once the customer writes. */
export type SnoozeTime = 'morning' | 'tomorrow' | 'hour' | 'hours' | 'monday' | 'reply'

const times: readonly SnoozeTime[] = ['tomorrow', 'hour', 'hours', 'monday', 'reply']

const HOUR_MS = 3_600_000
/** The hour at which a day begins. */
export const MORNING = 9
/** Until this hour it is still the night before: people mean the morning that comes. */
const NIGHT_ENDS = 5
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

/** Those that are offered at a moment: by night also this morning; on a Sunday, tomorrow is Monday. */
export function snoozeTimes(now: Date): readonly SnoozeTime[] {
  const offered = now.getDay() === SUNDAY ? times.filter((time) => time !== 'monday') : times
  return isNight(now) ? ['morning', ...offered] : offered
}

/** Until when a ticket sleeps where nobody is asked: the morning that comes. */
export function firstSnooze(now: Date): Date {
  return snoozedUntil(isNight(now) ? 'morning' : 'tomorrow', now)
}

/** This morning, in an hour, in four, tomorrow or next Monday at nine, where the person is; or once the customer writes. */
export function snoozedUntil(time: SnoozeTime, now: Date): Date {
  if (time === 'reply') return new Date(UNTIL_REPLY)
  if (time === 'hour') return new Date(now.getTime() + HOUR_MS)
  if (time === 'hours') return new Date(now.getTime() + 4 * HOUR_MS)
  const daysToMonday = (MONDAY - now.getDay() + 7) % 7 || 7
  const later = time === 'morning' ? 0 : time === 'tomorrow' ? 1 : daysToMonday
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + later, MORNING)
}

function isNight(now: Date): boolean {
  return now.getHours() < NIGHT_ENDS
}
