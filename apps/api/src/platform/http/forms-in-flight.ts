/** Bounds how many forms with a file come at once. Counted in memory: each process has its own. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../contract/failure.ts'
import type { AnyCaller, Customer, Visitor } from '../contract/handlers.ts'
import { Places } from '../places.ts'
import { senderOf } from '../rate-limits/sender.ts'
import { callerOf } from './authorization.ts'
import { cutOff } from './broken-requests.ts'
import { FORM } from './form-type.ts'
import { onceOver } from './once-over.ts'
import { operationOf } from './operation-of.ts'

interface Most {
  together: number
  ofCompany: number
  /** Of a person; of a visitor's conversation or a customer's order, and of a sender who sends them. */
  ofOne: number
}

/** Forms with a file, each as a whole in memory: of people who are signed in, and of visitors and customers. */
const MOST_OF_PEOPLE: Most = { together: 8, ofCompany: 4, ofOne: 2 }
const MOST_OF_VISITORS: Most = { together: 4, ofCompany: 3, ofOne: 2 }
/** What of a form has to come in each while, until it is whole; in ms, and bytes. */
const FORM_PACE = { everyMs: 5_000, bytes: 50_000 }
/** Of a form whose place another one needs, once it has had so long: in ms, and bytes for each of them. */
const BUSY_PACE = { afterMs: 1_000, bytes: 100 }
/** As long as a file takes on its way. */
const FORM_RETRY_S = 5

/** A form that has a place. */
interface Form {
  companyId: string
  raw: FastifyRequest['raw']
  /** In ms; and what of its connection was read by then, in bytes. */
  began: { at: number; read: number }
  leave: () => void
}

/**
 * Refuses forms with a file beyond so many with 503, before any of them is read, and ends those that come too slowly. Where
 * the process has no place left, the slowest of a company that has more than the caller's gives way, or of all that come
 * slowly: nobody keeps others out with forms that never end. For after the authorization, which knows who calls.
 */
export function limitForms(app: FastifyInstance): void {
  limitFormsOf(app, MOST_OF_PEOPLE, ({ caller }) =>
    caller.kind === 'person' ? { companyId: caller.companyId, ones: [caller.userId] } : undefined,
  )
  limitFormsOf(app, MOST_OF_VISITORS, ({ caller, sender }) =>
    caller.kind === 'visitor' || caller.kind === 'customer'
      ? { companyId: caller.companyId, ones: [ownOf(caller), `sender ${sender}`] }
      : undefined,
  )
}

const ownOf = (caller: Visitor | Customer) => (caller.kind === 'visitor' ? caller.ticketId : caller.orderId)

type Counted = (call: {
  caller: AnyCaller
  sender: string
}) => { companyId: string; ones: string[] } | undefined

/** @param countedFor whom a form counts for; undefined where it is none of these */
function limitFormsOf(app: FastifyInstance, most: Most, countedFor: Counted): void {
  const [each, forms] = [new Places(), new Places()]
  const coming = new Set<Form>()
  function makeRoomFor(companyId: string): void {
    const rest = forms.taken(companyId) + 1
    const slowest = [...coming]
      .filter((form) => !form.raw.complete && (forms.taken(form.companyId) > rest || isSlow(form)))
      .toSorted((one, other) => paceOf(one) - paceOf(other))[0]
    if (!slowest) return
    cutOff(slowest.raw)
    slowest.leave()
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!operationOf(request)?.bodyTypes.includes(FORM)) return
    const sender = senderOf(request.ip, request.socket.remoteAddress)
    const counted = countedFor({ caller: callerOf(request), sender })
    if (!counted) return
    const { companyId, ones } = counted
    const hasItsShare =
      forms.taken(companyId) >= most.ofCompany || ones.some((one) => each.taken(one) >= most.ofOne)
    if (!hasItsShare && forms.total >= most.together) makeRoomFor(companyId)
    if (hasItsShare || forms.total >= most.together) {
      throw new Failure('overloaded', { retryAfter: FORM_RETRY_S })
    }
    forms.take(companyId)
    for (const one of ones) each.take(one)
    const stopWatching = watchPace(request)
    const { raw } = request
    const form: Form = {
      companyId,
      raw,
      began: { at: performance.now(), read: raw.socket.bytesRead },
      leave: () => {
        if (!coming.delete(form)) return
        stopWatching()
        forms.giveBack(companyId)
        for (const one of ones) each.giveBack(one)
      },
    }
    coming.add(form)
    onceOver(reply.raw, form.leave)
  })
}

const ageOf = ({ began }: Form) => performance.now() - began.at

/** In bytes for each ms. */
function paceOf(form: Form): number {
  return (form.raw.socket.bytesRead - form.began.read) / Math.max(1, ageOf(form))
}

function isSlow(form: Form): boolean {
  return ageOf(form) >= BUSY_PACE.afterMs && paceOf(form) < BUSY_PACE.bytes
}

/** Ends a request whose body does not come, which would hold its place. @returns the way to stop it. */
function watchPace({ raw }: FastifyRequest): () => void {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket
    if (raw.complete) clearInterval(timer)
    else if (bytesRead - before < FORM_PACE.bytes) cutOff(raw)
    before = bytesRead
  }, FORM_PACE.everyMs)
  return () => clearInterval(timer)
}
