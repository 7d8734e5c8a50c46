import { constants } from '../theme/constants.ts'

/** The first and the last day that one can choose where nothing narrower is said. @see specification §9 */
export function dateLimits(today: Date): { min: string; max: string } {
  const year = today.getFullYear()
  return {
    min: `${year - constants.calendarYearsBack}-01-01`,
    max: `${year + constants.calendarYearsAhead}-12-31`,
  }
}
