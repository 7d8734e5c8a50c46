const NOON = 12
const EVENING = 18
/** Who works at night has an evening until then. */
const MORNING = 4

/** What a person is wished at an hour of their day, 0 to 23. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < NOON ? 'morning' : 'afternoon'
}
