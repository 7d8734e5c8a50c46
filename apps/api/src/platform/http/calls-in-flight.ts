/**
 * Bounds what is answered at once, so that neither one sender nor all of them together take the memory and the
 * connections of the whole process. Counted in memory: each process has its own.
 */
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../contract/failure.ts'
import type { Limits } from '../config/limits-config.ts'
import { Places } from '../places.ts'
import { senderOf } from '../rate-limits/sender.ts'
import { callerOf } from './authorization.ts'
import { onceOver } from './once-over.ts'
import { operationOf } from './operation-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for what is answered however many calls are in flight. */
    isCounted?: false
  }
}

const RETRY_S = 1
/** A stream ends after some minutes, or when its reader leaves. */
const STREAM_RETRY_S = 30
/** As the contract says. */
const STREAMS_PER_CONVERSATION = 5
/** Of visitors: many may share an address, and none of them takes the places of all others. */
const STREAMS_PER_SENDER = 200
/** For a piece of an answer to be read; in ms. */
const UNREAD_MS = 30_000

/** What gives the place of a call back. */
const leave = new WeakMap<FastifyRequest, () => void>()

/**
 * Refuses calls beyond `calls` of the process with 503, and beyond `callsPerSender` of a sender with 429: at every address,
 * since a body takes memory at each.
 */
export function limitCalls(app: FastifyInstance, { calls, callsPerSender }: Limits): void {
  const places = new Places()
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isCounted === false) return
    const sender = senderOf(request.ip, request.socket.remoteAddress)
    if (places.total >= calls) throw new Failure('overloaded', { retryAfter: RETRY_S })
    if (places.taken(sender) >= callsPerSender) throw new Failure('too-many-calls', { retryAfter: RETRY_S })
    places.take(sender)
    leave.set(
      request,
      onceOver(reply.raw, () => places.giveBack(sender)),
    )
  })
}

/**
 * Refuses event streams of people beyond `streams` of the process with 503, and beyond `streamsPerPerson` of a person with
 * 429; those of visitors beyond `visitorStreams`, five of a conversation, and 200 of a sender.
 * One that may begin is no call in flight any more: it would hold that place for minutes. For after the authorization,
 * which knows who calls.
 */
export function limitStreams(app: FastifyInstance, limits: Limits): void {
  const ofPeople = { places: new Places(), most: limits.streams, mostOfOne: limits.streamsPerPerson }
  const senders = new Places()
  const ofVisitors = {
    places: new Places(),
    most: limits.visitorStreams,
    mostOfOne: STREAMS_PER_CONVERSATION,
  }
  app.addHook('onRequest', async (request, reply) => {
    const caller = callerOf(request)
    if (!operationOf(request)?.isStream) return
    const isVisitor = caller.kind === 'visitor'
    if (!isVisitor && caller.kind !== 'person') return
    const { places, most, mostOfOne } = isVisitor ? ofVisitors : ofPeople
    const follower = isVisitor ? caller.ticketId : caller.userId
    const sender = senderOf(request.ip, request.socket.remoteAddress)
    if (places.total >= most) throw new Failure('overloaded', { retryAfter: STREAM_RETRY_S })
    if (places.taken(follower) >= mostOfOne || (isVisitor && senders.taken(sender) >= STREAMS_PER_SENDER)) {
      throw new Failure('too-many-calls', { retryAfter: STREAM_RETRY_S })
    }
    places.take(follower)
    if (isVisitor) senders.take(sender)
    onceOver(reply.raw, () => {
      places.giveBack(follower)
      if (isVisitor) senders.giveBack(sender)
    })
    leave.get(request)?.()
  })
}

/** Ends an answer of which nothing is read any more: it would hold its place, and its file, as long as its caller wants. */
export function endUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, { raw }) => {
    const { socket } = raw
    if (!(socket instanceof Socket)) return
    raw.setTimeout(UNREAD_MS, () => raw.destroy())
    // What comes in begins that time anew, though nothing is read.
    const timer = setInterval(endTalking(raw, socket), UNREAD_MS)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  })
}

/** Ends an answer whose caller has sent something since this ran before, and read nothing. */
function endTalking(raw: ServerResponse, socket: Socket): () => void {
  const seen = () => ({ read: socket.bytesWritten - socket.writableLength, sent: socket.bytesRead })
  let before = seen()
  return () => {
    const now = seen()
    if (now.read === before.read && now.sent > before.sent) raw.destroy()
    before = now
  }
}
