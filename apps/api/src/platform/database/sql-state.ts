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

/** Classes of what PostgreSQL refuses for what it is: values, constraints, sizes. Asked again, it refuses it again. */
const REFUSED_VALUE = /^(?:22|23|54)/

/** Whether the database keeps no such thing as it was given. */
export function isRefusedValue(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && /^[0-9A-Z]{5}$/.test(String(current.code))) {
      return REFUSED_VALUE.test(String(current.code))
    }
  }
  return false
}
