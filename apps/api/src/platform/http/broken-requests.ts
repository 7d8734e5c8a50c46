import { STATUS_CODES } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { Failure } from '../contract/failure.ts'
import { problemOf } from './problems.ts'

/** Answers what is no request at all, what never becomes one, and what begins too long; then the connection ends. */
export const answerBrokenRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const failure = failureOf(error.code)
    const body = JSON.stringify(problemOf(failure))
    const head = [
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}

function failureOf(code: string): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') return new Failure('head-too-large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Failure('too-slow')
  return new Failure('invalid-request')
}
