/** Whether PostgreSQL gave an error, or what caused it, one of these SQLSTATEs: Drizzle wraps what it throws. */
export function hasSqlState(error: unknown, ...states: readonly string[]): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && states.includes(String(current.code))) return true
  }
  return false
}
