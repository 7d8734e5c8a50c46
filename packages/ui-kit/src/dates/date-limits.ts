const YEARS_BACK = 100
const YEARS_AHEAD = 52

/** The first and the last day that one can choose where nothing narrower is said. @see specification §9 */
export function dateLimits(today: Date): { min: string; max: string } {
  const year = today.getFullYear()
  return { min: `${year - YEARS_BACK}-01-01`, max: `${year + YEARS_AHEAD}-12-31` }
}
