const UNIQUE_VIOLATION = '23505'

/** Whether PostgreSQL gave an error, or what caused it, one of these SQLSTATEs: Drizzle wraps what it throws. */
export function hasSqlState(error: unknown, ...states: readonly string[]): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && states.includes(String(current.code))) return true
  }
  return false
}

/** Whether another row has what only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  return hasSqlState(error, UNIQUE_VIOLATION)
}
