import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import { answerFilters, type FieldFilter } from '../contract/additions.ts'
import {
  API_PREFIX,
  operationsById,
  operationsOf,
  rawOperationsOf,
  readContract,
  type ContractDocument,
  type Operation,
  type Parameter,
} from '../contract/contract.ts'
import { Failure } from '../contract/failure.ts'
import type { Call, Handlers, OperationId } from '../contract/handlers.ts'
import { senderOf } from '../rate-limits/sender.ts'
import { bodySignatureOf } from './body-signature.ts'
import { callerOf } from './authorization.ts'
import { checkHandlers } from './check-handlers.ts'
import { deviceOf, keepDevice } from './device-cookie.ts'
import { EventStream, wordEvents } from '../stream/event-stream.ts'
import { FileAnswer } from './file-answer.ts'
import { overSignal } from './once-over.ts'
import { noteSubject } from './security-events.ts'
import { StreamedAnswer } from './streamed-answer.ts'
import { listJson, StreamedList } from './streamed-list.ts'
import { BYTES_KEYWORD } from './validation.ts'

type AnyHandler = (call: Call<OperationId>) => Promise<unknown>

type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface Binding {
  /** What is served: the contract, or what stays of it without additions. */
  contract: ContractDocument
  /** Whether answers hold the fields that belong to additions. */
  additions: boolean
  handlers: Partial<Handlers>
  /** Operations that answer 501. */
  missing: readonly string[]
  /** Whether people of the company are refused in this call, as if they had no account. */
  isBarred: (request: FastifyRequest, companyId: string) => boolean
}

/**
 * Binds handlers to the routes of the contract. An operation that is listed as missing answers
 * 501 to those who may call it.
 *
 * @throws when the handlers and the missing ones are not exactly the whole contract.
 */
export async function bindContract(app: FastifyInstance, binding: Binding): Promise<void> {
  checkHandlers(operationsById.keys(), Object.keys(binding.handlers), binding.missing)
  // Sound: each handler is called with the call of its own operation, which the contract validated.
  const byId = new Map(Object.entries(binding.handlers) as [string, AnyHandler][])
  const operations = operationsOf(binding.contract)
  const filters = binding.additions ? new Map<string, FieldFilter>() : answerFilters(readContract())

  await app.register(fastifyOpenapiGlue, {
    specification: forBinding(binding.contract, binding.missing),
    prefix: API_PREFIX.slice(1),
    operationResolver: (id: string) =>
      toRoute(byId.get(id), operations.get(id), binding.isBarred, filters.get(id)),
  })
}

/** Only what requests are validated by: answers are held to the contract by the tests. */
function forBinding(contract: ContractDocument, missing: readonly string[]): ContractDocument {
  const copy = structuredClone(contract)
  // JSON Schema knows no bytes: as a text, a file's place would take the path of a file of this machine.
  copy.components.schemas = { ...copy.components.schemas, Binary: { [BYTES_KEYWORD]: true } }
  for (const raw of rawOperationsOf(copy)) {
    for (const response of Object.values(raw.responses)) delete response.content
    // What is not read needs no parser.
    if (missing.includes(raw.operationId)) delete raw.requestBody
  }
  return copy
}

function toRoute(
  handler: AnyHandler | undefined,
  operation: Operation | undefined,
  isBarred: Binding['isBarred'],
  filterAnswer: FieldFilter = (answer) => answer,
): RouteOptions | Route {
  // Sound: method and url, which the type wants too, are the contract's.
  if (!handler || !operation) return { onRequest: refuse, handler: refuse } as unknown as RouteOptions
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Fastify chooses what to validate a body by from its type; without a body there is no type.
    if (operation.needsBody && request.body === undefined) {
      throw new Failure('invalid-request', { fields: [{ path: '/body', message: 'is missing' }] })
    }
    const answer = await handler(toCall(request, reply, operation, isBarred))
    if (answer instanceof StreamedAnswer) return sendStreamed(reply, answer)
    if (answer instanceof StreamedList) return sendPieces(reply, listJson(answer, filterAnswer))
    if (answer instanceof FileAnswer) return sendFile(reply, answer)
    if (answer instanceof EventStream) return sendEvents(reply, answer)
    return reply.code(operation.success).send(filterAnswer(answer))
  }
}

function sendStreamed(reply: FastifyReply, { fileName, pieces }: StreamedAnswer) {
  reply.header('content-disposition', `attachment; filename="${fileName}"`)
  return sendPieces(reply, pieces)
}

function sendPieces(reply: FastifyReply, pieces: AsyncIterable<string>) {
  return reply.type('application/json; charset=utf-8').send(streamOf(reply, pieces))
}

/** Bytes, whatever they are: nothing of a file from outside is shown on our origin. */
function sendFile(reply: FastifyReply, { name, size, bytes, type }: FileAnswer) {
  const isHead = reply.request.method === 'HEAD'
  if (isHead) bytes.destroy()
  return (
    reply
      .type(type ?? 'application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      // Or it would stay in the browser for whoever uses it next.
      .header('cache-control', 'no-store')
      // What is cut off is not taken for the whole.
      .header('content-length', size)
      .send(isHead ? Readable.from([]) : bytes)
  )
}

/** Nothing in between may keep a part of it back. */
function sendEvents(reply: FastifyReply, { events, end }: EventStream) {
  const { raw } = reply
  // Whoever does not read keeps the events from coming to their end.
  const endUnread = () => void (raw.writableNeedDrain && raw.destroy())
  end.addEventListener('abort', endUnread)
  raw.once('close', () => end.removeEventListener('abort', endUnread))
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(streamOf(reply, wordEvents(events)))
}

/** Who asks for the head alone begins nothing: Fastify would read the whole of it, and send none of it. */
function streamOf({ request }: FastifyReply, pieces: AsyncIterable<string>): Readable {
  return Readable.from(request.method === 'HEAD' ? [] : pieces)
}

/** Before the body is read, and after the hook of the whole server has looked at who calls. */
async function refuse(): Promise<never> {
  throw new Failure('not-implemented')
}

function toCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { parameters }: Operation,
  isBarred: Binding['isBarred'],
): Call<OperationId> {
  const key = request.headers['idempotency-key']
  const takesKey = parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key')
  // Sound: validation has held the parts to the operation's description.
  return {
    path: request.params,
    query: namedIn(parameters, request.query),
    body: request.body,
    idempotencyKey: takesKey && typeof key === 'string' ? key : undefined,
    caller: callerOf(request),
    sender: senderOf(request.ip, request.socket.remoteAddress),
    device: deviceOf(request),
    keepDevice: (secret: string) => keepDevice(request, reply, secret),
    userAgent: request.headers['user-agent'] ?? '',
    signature: bodySignatureOf(request),
    site: siteOf(request),
    isBarred: (companyId: string) => isBarred(request, companyId),
    concerns: (userId: string) => noteSubject(request, userId),
    takesEvents: /\btext\/event-stream\b/i.test(request.headers.accept ?? ''),
    over: () => overSignal(reply.raw),
  } as Call<OperationId>
}

/** Browsers alone say it; a page of this server's own host is of no other site. */
function siteOf({ headers: { origin }, host }: FastifyRequest): string | undefined {
  if (origin === undefined) return undefined
  const site = URL.parse(origin)?.host ?? ''
  return site === host ? undefined : site
}

/** A parameter that the contract does not name reaches no handler. */
function namedIn(parameters: readonly Parameter[], query: unknown): object {
  const names = new Set(parameters.filter((entry) => entry.in === 'query').map((entry) => entry.name))
  return Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => names.has(name)))
}
