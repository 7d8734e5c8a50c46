import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../contract/contract.ts'
import { Failure } from '../contract/failure.ts'
import { keepSignedBody } from './body-signature.ts'
import { operationOfRoute } from './operation-of.ts'

/** The escapes of what is no character, or none that the database keeps: NUL, and halves of a pair. */
const NOT_KEPT = /\\u(?:0000|d[89a-f])/i

const WITHOUT_SESSION: ReadonlySet<Caller> = new Set(['anonymous', 'visitor', 'customer', 'reset'])

/** How deep lists and objects may lie in each other; the contract describes far less. */
const DEEPEST = 32
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
/** Brackets; the braces differ from them by one bit. */
const [OPENING, CLOSING, UNLESS_BRACE] = [0x5b, 0x5d, 0xdf]

/**
 * The longest body of who needs no session, in bytes: what the contract lets them write fits, also where each character
 * is written as two escapes.
 */
const LONGEST_WITHOUT_SESSION = 160_000

/**
 * Takes bodies as JSON in UTF-8. What could not be stored as it was sent is refused, where others would store
 * something that looks like it.
 */
export function takeJsonBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const callers = operationOfRoute(route)?.callers ?? []
    if (callers.some((caller) => WITHOUT_SESSION.has(caller))) route.bodyLimit = LONGEST_WITHOUT_SESSION
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // Some clients name a type also where they send nothing.
    if (bytes.length === 0) return done(null, undefined)
    if (!isUtf8(bytes)) return done(refusal('must be UTF-8'))
    // Before it is parsed, which takes far longer for brackets than for texts.
    if (isDeeperThan(DEEPEST, bytes)) return done(refusal(`must be at most ${DEEPEST} levels deep`))
    keepSignedBody(request, bytes)
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
  // Written anew, a half pair alone is still an escape, and a whole one is not; nor is a backslash that was meant.
  return !NOT_KEPT.test(JSON.stringify(value).replaceAll('\\\\', ''))
}

/** Whether lists and objects lie deeper in each other than so many levels, in bytes that may be JSON. */
function isDeeperThan(levels: number, bytes: Uint8Array): boolean {
  let depth = 0
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0
    const bracket = byte & UNLESS_BRACE
    if (byte === QUOTE) place = endOfText(bytes, place)
    else if (bracket === CLOSING) depth--
    else if (bracket === OPENING && ++depth > levels) return true
  }
  return false
}

/** @returns the place of the quote that ends a text, or the end of the bytes. */
function endOfText(bytes: Uint8Array, start: number): number {
  let place = start + 1
  while (place < bytes.length && bytes[place] !== QUOTE) place += bytes[place] === BACKSLASH ? 2 : 1
  return place
}

function refusal(message: string): Failure {
  return new Failure('invalid-request', { fields: [{ path: '/body', message }] })
}
