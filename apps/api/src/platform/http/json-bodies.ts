import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../contract/failure.ts'

/** The escapes of what is no character, or none that the database keeps: NUL, and halves of a pair. */
const NOT_KEPT = /\\u(?:0000|d[89a-f])/i

/**
 * Takes bodies as JSON in UTF-8. What could not be stored as it was sent is refused, where others would store
 * something that looks like it.
 */
export function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // Some clients name a type also where they send nothing.
    if (bytes.length === 0) return done(null, undefined)
    if (!isUtf8(bytes)) return done(refusal('must be UTF-8'))
    const text = bytes.toString()
    void parse(request, text, (error, value: unknown) => {
      if (error) return done(refusal('must be JSON'))
      if (NOT_KEPT.test(text) && !isPersistable(value))
        return done(refusal('must hold whole characters, and no NUL'))
      done(null, value)
    })
  })
}

/** Whether the database can keep every text in a JSON value as it is: without NUL, and without halves of a pair. */
export function isPersistable(value: unknown): boolean {
  try {
    // Written anew, a half pair alone is still an escape, and a whole one is not; nor is a backslash that was meant.
    return !NOT_KEPT.test(JSON.stringify(value).replaceAll('\\\\', ''))
  } catch {
    // Nested deeper than anything that the contract describes.
    return false
  }
}

function refusal(message: string): Failure {
  return new Failure('invalid-request', { fields: [{ path: '/body', message }] })
}
