import styles from './dates.module.css'
import { dateLimits } from './date-limits.ts'

export interface CalendarLimits {
  /** The first day that can be chosen, YYYY-MM-DD. @default 100 years ago */
  min?: string
  /** The last day that can be chosen, YYYY-MM-DD. @default 52 years ahead */
  max?: string
  /** Whether a day between them can be chosen. @default all */
  isAllowed?: (day: string) => boolean
}

/** Of everything that shows a calendar. */
export function calendarProps({ min, max, isAllowed }: CalendarLimits) {
  const limits = dateLimits(new Date())
  return {
    minDate: min ?? limits.min,
    maxDate: max ?? limits.max,
    ...(isAllowed && { excludeDate: (day: string) => !isAllowed(day) }),
    classNames: {
      day: styles['day'],
      weekday: styles['weekday'],
      calendarHeaderLevel: styles['level'],
      calendarHeaderControl: styles['turn'],
      monthsListControl: styles['cell'],
      yearsListControl: styles['cell'],
    },
  } as const
}
