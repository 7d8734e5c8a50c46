import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyInstance } from 'fastify'
import type { LogLevel } from '../config/config.ts'

/** Where the lines go. */
export interface LogStream {
  write(line: string): void
}

/** No code logs these; if one ever does, they stay out. */
const SECRETS = ['authorization', 'cookie', 'password', 'token', 'text', 'headers', 'body']

/** Data exceptions of PostgreSQL quote the value that they refuse. */
const QUOTES_VALUES = /^22/

/**
 * Structured logs, to standard output. They never hold a token, a cookie, a password or what
 * somebody wrote: requests are logged by their route alone, and errors without the values that
 * a query carried.
 */
export function loggerOptions(level: LogLevel, stream?: LogStream) {
  return {
    level,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: describeError, req: () => ({}) },
    ...(stream && { stream }),
  }
}

/** One line a call, at debug: method, route, status and how long it took, in ms. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'Answered',
    )
  })
}

interface ErrorDescription {
  [key: string]: unknown
  type: string
  message: string
  stack: string
}

function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const code = 'code' in error ? String(error.code) : undefined
  // The message of a failed query lists its parameters; its text holds placeholders only.
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
  return {
    type: error.name,
    code,
    message: code && QUOTES_VALUES.test(code) ? '[redacted]' : message,
    stack: framesOf(error),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

/** The stack begins with the message, which is described apart. */
function framesOf({ stack = '' }: Error): string {
  const lines = stack.split('\n')
  return lines.filter((line) => line.startsWith('    at ')).join('\n')
}
