const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])

/** What the client says of a connection that it has lost or did not get; it gives these no code. */
const CLIENT_MESSAGES =
  /^(Connection terminated|Client (was closed|has encountered)|timeout e|Query read timeout|Cannot use a pool)/

/** PostgreSQL shuts down, starts up, or has no connection left. */
const SERVER_CODES = /^(08...|57P0[1-3]|53300)$/

/** Whether an error, or what caused it, says that the database can't be reached right now. */
export function isUnreachable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : ''
    if (NETWORK_CODES.has(code) || SERVER_CODES.test(code) || CLIENT_MESSAGES.test(current.message))
      return true
  }
  return false
}
