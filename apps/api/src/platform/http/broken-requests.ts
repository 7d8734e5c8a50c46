import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure } from '../contract/failure.ts'
import { problemOf } from './problems.ts'

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Ends a request whose body does not come, as Node ends one that takes too long. */
export function cutOff({ socket }: IncomingMessage): void {
  answerBrokenRequest(Object.assign(new Error('The body came too slowly.'), { code: TOO_SLOW }), socket)
}

/** The newest request on a connection, with its answer. */
const current = new WeakMap<Socket, FastifyReply['raw']>()

/** Remembers what is being answered, so that nothing is answered twice. */
export function noteAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    if (raw.socket) current.set(raw.socket, raw)
  })
}

/** Whether what is broken belongs to a request that was refused before it had come as a whole. */
function isAnswered(socket: Socket): boolean {
  const answer = current.get(socket)
  return answer !== undefined && answer.headersSent && !answer.req.complete
}

/** Answers what is no request at all, what never becomes one, and what begins too long; then the connection ends. */
export function answerBrokenRequest(error: Error & { code: string }, socket: Socket): void {
  if (socket.writable && !isAnswered(socket) && error.code !== 'ECONNRESET') {
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
  if (code === TOO_SLOW) return new Failure('too-slow')
  return new Failure('invalid-request')
}
