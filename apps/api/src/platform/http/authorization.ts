import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from '../contract/contract.ts'
import { Failure } from '../contract/failure.ts'
import type { AnyCaller, Customer, Person, ResetGrant, Visitor } from '../contract/handlers.ts'
import { operationOf } from './operation-of.ts'

/** Finds who holds a token. Undefined for a token that is unknown, expired or revoked. */
export interface TokenHolders {
  person(token: string): Promise<Person | undefined>
  visitor(token: string): Promise<Visitor | undefined>
  customer(token: string): Promise<Customer | undefined>
  reset(token: string): Promise<ResetGrant | undefined>
}

/** Whether people of the company are refused in this call, as if they had no account. */
type IsBarred = (request: FastifyRequest, companyId: string) => boolean

const callers = new WeakMap<FastifyRequest, AnyCaller>()

/** Who calls, as the authorization hook found out. */
export function callerOf(request: FastifyRequest): AnyCaller {
  return callers.get(request) ?? { kind: 'anonymous' }
}

/**
 * Lets a call pass only to those whom the contract names in `x-roles`, with a right of `x-right`, and only what is
 * switched on for their company: written once, for all operations. It runs before a body is read, so the body of an anonymous caller costs nothing.
 *
 * @param holders of the features that are there; a token of another kind is unknown.
 */
export function authorize(app: FastifyInstance, holders: Partial<TokenHolders>, isBarred: IsBarred): void {
  app.addHook('onRequest', async (request) => {
    const operation = operationOf(request)
    if (!operation) return
    const caller = await findCaller(operation, request, holders, isBarred)
    // Before a refusal, which names who was refused.
    callers.set(request, caller)
    if (caller.kind === 'person') requireRights(operation, caller)
  })
}

function requireRights(operation: Operation, { role, rights, company }: Person): void {
  const { callers: roles, rights: needed, feature, isForSuspended } = operation
  if (company.isSuspended && !isForSuspended) throw new Failure('suspended')
  if (!roles.includes(role) || (needed.length > 0 && !needed.some((right) => rights.has(right))))
    throw new Failure('forbidden')
  if (feature && company.switchedOff.has(feature)) throw new Failure('feature-off')
}

async function findCaller(
  operation: Operation,
  request: FastifyRequest,
  holders: Partial<TokenHolders>,
  isBarred: IsBarred,
): Promise<AnyCaller> {
  if (operation.callers.includes('anonymous')) return { kind: 'anonymous' }
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new Failure('unauthorized')

  const caller = await holderOf(token, operation, holders)
  if (!caller || (isOfCompany(caller) && isBarred(request, caller.companyId))) {
    throw new Failure('unauthorized')
  }
  return caller
}

const isOfCompany = ({ kind }: AnyCaller) => kind === 'person' || kind === 'reset'

/** A token of another kind than the operation is for is as unknown as none. */
function holderOf(token: string, { callers: allowed }: Operation, holders: Partial<TokenHolders>) {
  if (allowed.includes('visitor')) return holders.visitor?.(token)
  if (allowed.includes('customer')) return holders.customer?.(token)
  return allowed.includes('reset') ? holders.reset?.(token) : holders.person?.(token)
}
