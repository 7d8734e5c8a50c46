import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../contract/contract.ts'
import { hasSqlState } from '../database/sql-state.ts'
import { isUnreachable } from '../database/unreachable.ts'
import { Failure, type FailureCode, type Problem } from '../contract/failure.ts'
import { FULL_DISK_RETRY_S } from './free-disk-space.ts'
import { operationOf } from './operation-of.ts'
import { noteOutcome } from './security-events.ts'

/** For what the catalogue has no word. */
const ownMessages: Record<FailureCode, string> = {
  'invalid-request': 'The request does not fit its description.',
  'wrong-credentials': 'Wrong username or password',
  'wrong-code': 'Wrong validation code, login again and try with another code',
  'invalid-password': 'Invalid password',
  'weak-password': 'This password is too easy to guess',
  'refused-address': 'This address mixes alphabets. Check how it is written.',
  'not-an-image': 'This file is not a picture that can be used',
  unauthorized: 'Sign in to continue.',
  forbidden: 'This is not allowed.',
  'captcha-failed': 'Could not tell that you are a person. Try again.',
  'not-found': 'There is nothing at this address.',
  'too-slow': 'The request did not arrive in time.',
  'not-validated': 'Validate your account',
  'user-exists': 'There is already an account with this address',
  'last-owner': 'The account needs an owner. Hand it over first.',
  'active-subscription': 'Before deleting your account, you must first cancel your subscription',
  'invitation-over': 'This invitation is no longer valid',
  'changed-meanwhile': 'This has changed since you loaded it. Nothing was saved: load it again, then retry.',
  conflict: 'This is not possible as things are.',
  'limit-reached': 'There are as many as there can be. Remove one first.',
  'conversation-full':
    'This conversation has reached its limit, so your message wasn’t sent. Start a new conversation.',
  'not-empty': 'There is something in this account already',
  'key-reused': 'This key was sent with another text before. Send a new text under a new key.',
  'too-large': 'The request is larger than this server takes.',
  'unsupported-media-type': 'Unsupported content type.',
  'too-many-calls': 'Too many requests at once. Try again in a moment.',
  'head-too-large': 'The address or a header of the request is larger than this server takes.',
  'too-many-requests': 'Too many attempts. Try again in a few minutes.',
  'upload-limit': 'Your team has reached today’s upload limit. Try again tomorrow.',
  internal: 'Unexpected error, try again later ...',
  'not-implemented': 'This server does not offer this yet.',
  'outside-service': 'A service that this needs does not answer. Try again later.',
  unavailable: 'The database does not answer. Try again in a moment.',
  overloaded: 'The server is busy. Try again in a moment.',
  stuck: 'This process isn’t responding. Restart it.',
  stopping: 'The server is shutting down. Try again in a moment.',
  'no-room': 'The disk of the server is full. Nothing was stored; what is stored can still be read.',
}

/** Codes that say more than an operation's catch-all text. */
const saysMoreThanDefault: ReadonlySet<FailureCode> = new Set([
  'invalid-request',
  'weak-password',
  'captcha-failed',
  'key-reused',
  'changed-meanwhile',
  'limit-reached',
  'too-many-calls',
  'upload-limit',
  'too-large',
  'unsupported-media-type',
  'not-implemented',
  'overloaded',
  'no-room',
])

const UNAVAILABLE_RETRY_S = 5

/** What PostgreSQL calls a value with the character NUL in it; it keeps every other. */
const HOLDS_NUL = '22021'
const DISK_FULL = '53100'
/** What a row refers to was deleted after the call had looked for it, as by the end of an account. */
const REFERS_TO_NOTHING = '23503'

/** The one place where a failure becomes words: the operation's own, as catalogued, before ours. */
function messageFor(code: FailureCode, status: number, operation?: Operation): string {
  const own = ownMessages[code]
  if (!operation || code === 'not-implemented') return own
  const { [code]: named, [String(status)]: catalogued, default: catchAll } = operation.errorMessages
  return named ?? catalogued ?? (saysMoreThanDefault.has(code) ? own : (catchAll ?? own))
}

/** Answers every failure of the server with a `Problem`. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (hasLeft(request)) {
      request.log.debug({ operation: operationOf(request)?.id }, 'A client left while it sent a request')
      return sendProblem(request, reply, new Failure('invalid-request'))
    }
    const failure = toFailure(error)
    if (failure.code === 'overloaded') {
      request.log.warn({ operation: operationOf(request)?.id }, 'A call was refused: the server is busy')
    } else if (failure.status >= 500 && failure.code !== 'not-implemented') {
      request.log.error({ err: error, operation: operationOf(request)?.id }, 'A call failed')
    } else if (hasSqlState(error, REFERS_TO_NOTHING)) {
      request.log.warn({ err: error, operation: operationOf(request)?.id }, 'A call came too late')
    }
    return sendProblem(request, reply, failure)
  })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  noteOutcome(request, failure.code)
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  const problem = problemOf(failure, operationOf(request))
  return reply.code(failure.status).type('application/json; charset=utf-8').send(problem)
}

/** What the caller reads. */
export function problemOf({ code, status, fields }: Failure, operation?: Operation): Problem {
  return { code, message: messageFor(code, status, operation), ...(fields && { fields }) }
}

/** No handler has run then: its error is that of the connection, which looks like one to the database. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

function toFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error
  if (error.validation) {
    const part = error.validationContext === 'querystring' ? 'query' : error.validationContext
    // Beside what does not fit in its case, the validator says that the case does not fit.
    const faults = error.validation.filter(({ keyword }) => keyword !== 'if')
    return new Failure('invalid-request', { fields: faults.map((fault) => toField(`/${part}`, fault)) })
  }
  if (hasSqlState(error, HOLDS_NUL)) {
    // In the address, since bodies are looked at before; of which part, nobody says.
    const fields = [{ path: '', message: 'must not hold the character NUL' }]
    return new Failure('invalid-request', { fields })
  }
  if (hasSqlState(error, DISK_FULL)) return new Failure('no-room', { retryAfter: FULL_DISK_RETRY_S })
  if (hasSqlState(error, REFERS_TO_NOTHING)) return new Failure('not-found')
  if (isUnreachable(error)) return new Failure('unavailable', { retryAfter: UNAVAILABLE_RETRY_S })
  if (error.statusCode === 413) return new Failure('too-large')
  if (error.statusCode === 415) return new Failure('unsupported-media-type')
  if (error.statusCode && error.statusCode < 500) {
    // What Fastify refuses before a handler runs; its own words may quote the body.
    const fields = [{ path: '/body', message: 'must be JSON' }]
    return new Failure('invalid-request', { fields })
  }
  return new Failure('internal')
}

type Fault = NonNullable<FastifyError['validation']>[number]

/** The place is that of the field which is missing or too many, not of the object around it. */
function toField(part: string, { instancePath, params, message }: Fault) {
  const path = part + instancePath
  const { missingProperty, additionalProperty } = params
  if (typeof missingProperty === 'string')
    return { path: pointer(path, missingProperty), message: 'is missing' }
  if (typeof additionalProperty === 'string') {
    return { path: pointer(path, additionalProperty), message: 'is not a known field' }
  }
  return { path, message: message ?? 'is invalid' }
}

function pointer(path: string, name: string): string {
  return `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
