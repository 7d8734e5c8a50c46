import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../contract/contract.ts'
import { hasSqlState } from '../database/sql-state.ts'
import { isUnreachable } from '../database/unreachable.ts'
import { Failure, type FailureKind, type Problem } from '../contract/failure.ts'
import { FULL_DISK_RETRY_S } from './free-disk-space.ts'
import { operationOf } from './operation-of.ts'
import { noteOutcome } from './security-events.ts'

const UNAVAILABLE_RETRY_S = 5

/** What PostgreSQL calls a value with the character NUL in it; it keeps every other. */
const HOLDS_NUL = '22021'
const DISK_FULL = '53100'
/** What a row refers to was deleted after the call had looked for it, as by the end of an account. */
const REFERS_TO_NOTHING = '23503'

/** The one place where a failure becomes words: the operation's own, as catalogued, before ours. */
function messageFor({ code, status, message, isSpecific }: FailureKind, operation?: Operation): string {
  if (!operation || code === 'not-implemented') return message
  const { [code]: named, [String(status)]: catalogued, default: catchAll } = operation.errorMessages
  return named ?? catalogued ?? (isSpecific ? message : (catchAll ?? message))
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
export function problemOf({ kind, fields }: Failure, operation?: Operation): Problem {
  return { code: kind.code, message: messageFor(kind, operation), ...(fields && { fields }) }
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
