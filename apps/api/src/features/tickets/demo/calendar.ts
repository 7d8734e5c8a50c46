/**
 * When people write to a shop, and when it answers. Counted in minutes from a first midnight on; the shop's hours are
 * those of Lyon in winter.
 */
import type { Random } from '../../../platform/demo/random.ts'

export const DAY = 1440
const HOUR = 60

/** Most write in the evening and in the breaks; few at night. By the hour. */
const HOURS = [2, 1, 1, 0.5, 0.5, 1, 2, 4, 7, 9, 9, 8, 8, 7, 6, 6, 6, 7, 9, 11, 12, 9, 6, 3] as const
/** From Sunday on: what has gathered over a weekend is asked on Monday. */
const WEEKDAYS = [0.9, 1.35, 1.15, 1, 1, 0.95, 0.75] as const
/** When the shop had a sale: so many days before the end, and twice as much of everything. */
const SALE = { first: 34, last: 29 }

/** From Monday to Friday, and on Saturday mornings. */
const OPEN = { from: 9 * HOUR, to: 18 * HOUR, saturday: { from: 10 * HOUR, to: 13 * HOUR } }

export interface Calendar {
  /** How many days it has. */
  days: number
  /** Which weekday the first day is; 0 is Sunday. */
  firstWeekday: number
}

/** So many moments at which somebody writes for the first time, in their order. */
export function arrivals(count: number, { days, firstWeekday }: Calendar, random: Random): number[] {
  const weights = Array.from({ length: days }, (_, day) => {
    const left = days - day
    const isSale = left <= SALE.first && left >= SALE.last
    // The shop grows by half in these months.
    return [day, (WEEKDAYS[(firstWeekday + day) % 7] ?? 1) * (1 + day / days / 2) * (isSale ? 2 : 1)] as const
  })
  const hours = HOURS.map((weight, hour) => [hour, weight] as const)
  const moments = Array.from(
    { length: count },
    () => random.weighted(weights) * DAY + random.weighted(hours) * HOUR + random.between(0, 59),
  )
  return moments.toSorted((a, b) => a - b)
}

/** The moment after so many minutes in which somebody is at work. */
export function afterWork(moment: number, minutes: number, calendar: Calendar): number {
  let [now, left] = [moment, minutes]
  for (;;) {
    const day = Math.floor(now / DAY)
    const hours = hoursOf((calendar.firstWeekday + day) % 7)
    const start = Math.max(now, day * DAY + (hours?.from ?? 0))
    const rest = hours ? day * DAY + hours.to - start : 0
    if (rest > left) return start + left
    left -= Math.max(0, rest)
    now = (day + 1) * DAY
  }
}

/** The same moment, or the next morning: people sleep. */
export function whenAwake(moment: number, random: Random): number {
  const minute = moment % DAY
  return minute < 7 * HOUR ? moment - minute + 7 * HOUR + random.between(0, 90) : moment
}

function hoursOf(weekday: number): { from: number; to: number } | undefined {
  if (weekday === 0) return undefined
  return weekday === 6 ? OPEN.saturday : OPEN
}
