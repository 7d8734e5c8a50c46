import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationId } from '../contract/handlers.ts'
import { senderOf } from '../rate-limits/sender.ts'
import { callerOf } from './authorization.ts'
import { operationOf } from './operation-of.ts'

/** Ways into an account, changes of what people may do, and what takes everything out or away. */
const audited: ReadonlySet<string> = new Set<OperationId>([
  'signIn',
  'signOut',
  'register',
  'generateCode',
  'validateCode',
  'resetPassword',
  'changePassword',
  'endSession',
  'inviteSupport',
  'inviteWarehouse',
  'resendInvitation',
  'createInvitationLink',
  'revokeInvitation',
  'changeMemberRole',
  'removeMember',
  'handOverOwnership',
  'exportAccount',
  'deleteAccount',
  'getIdentitySecret',
  'renewIdentitySecret',
  'removeWeb',
])

/** Of all operations: no token or a wrong one, no right, too many attempts. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429])

const outcomes = new WeakMap<FastifyRequest, string>()
const subjects = new WeakMap<FastifyRequest, string>()

/** Keeps as what a call failed. */
export function noteOutcome(request: FastifyRequest, code: string): void {
  outcomes.set(request, code)
}

/** Keeps whose account a call without a session is about. */
export function noteSubject(request: FastifyRequest, userId: string): void {
  subjects.set(request, userId)
}

/**
 * Logs one line for each call that matters for the safety of an account: who, from where, with what outcome. It names
 * people by their ids, and holds nothing that was typed.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  // Whoever ends the connection before the answer is not rid of it: what was done is done.
  app.addHook('onSend', async (request, reply) => {
    const operation = operationOf(request)
    if (!operation) return
    const isRefused = REFUSALS.has(reply.statusCode)
    if (!isRefused && !audited.has(operation.id)) return
    const event = {
      securityEvent: operation.id,
      outcome: reply.statusCode < 400 ? 'ok' : (outcomes.get(request) ?? 'failed'),
      status: reply.statusCode,
      ...actorOf(request),
      ...targetOf(request),
      sender: senderOf(request.ip, request.socket.remoteAddress),
    }
    if (reply.statusCode < 400) request.log.info(event, 'Security event')
    else request.log.warn(event, 'Security event')
  })
}

function actorOf(request: FastifyRequest): { actor?: string; company?: string } {
  const caller = callerOf(request)
  if (caller.kind === 'person' || caller.kind === 'reset') {
    return { actor: caller.userId, company: caller.companyId }
  }
  if (caller.kind === 'visitor' || caller.kind === 'customer') return { company: caller.companyId }
  const subject = subjects.get(request)
  return subject === undefined ? {} : { actor: subject }
}

/** What a change is about: a colleague, an invitation, or a website. */
function targetOf({ params }: FastifyRequest): { target?: string } {
  const isNamed = typeof params === 'object' && params !== null && 'id' in params
  return isNamed && typeof params.id === 'string' ? { target: params.id } : {}
}
