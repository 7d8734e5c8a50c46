/** The last moment that both JavaScript and PostgreSQL read in ISO 8601: the end of the year 9999; ms since 1970. */
export const LAST_MOMENT_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

const FIRST_MOMENT_MS = Date.parse('0001-01-01T00:00:00Z')

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Whether a text is a moment that is kept as it is: ISO 8601 with a time zone, from the year 1 to 9999 in UTC, and
 * without the leap seconds, which neither JavaScript nor PostgreSQL has.
 */
export function isMoment(text: string): boolean {
  const day = DATE_TIME.exec(text)?.[1]
  if (!day || !isDay(day)) return false
  const ms = Date.parse(text)
  return ms >= FIRST_MOMENT_MS && ms <= LAST_MOMENT_MS
}

/** JavaScript takes the 30th of February for the 2nd of March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
