import type { operations } from '@replybay/api-client'
import type { AccountFeature, Right, Role } from './contract.ts'
import type { EventStream } from '../stream/event-stream.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import type { StreamedAnswer } from '../http/streamed-answer.ts'
import type { StreamedList } from '../http/streamed-list.ts'
import type { BodySignature } from '../http/body-signature.ts'

export type OperationId = keyof operations

type Part<Parameters, Name extends string> = Parameters extends { [Key in Name]: infer Value }
  ? Value
  : Parameters extends { [Key in Name]?: infer Value }
    ? NonNullable<Value>
    : never

type Body<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Value } }
}
  ? Value
  : Operation extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { [Field in keyof Form]: FormField<Form[Field]> }
    : undefined

/** Bytes where the contract has a file, or files. */
type FormField<Value> = Blob extends Value
  ? Uint8Array
  : Value extends readonly (infer One)[]
    ? Blob extends One
      ? Uint8Array[]
      : Value
    : Value

type SuccessStatus = 200 | 201 | 202

type Answer<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & SuccessStatus]: Responses[Status] extends {
        content: { 'application/json': infer Value }
      }
        ? Value
        : never
    }[keyof Responses & SuccessStatus]
  : never

/** What a company may use for now. */
export interface CompanyState {
  isSuspended: boolean
  /** What is switched off for it. */
  switchedOff: ReadonlySet<AccountFeature>
}

/** A signed-in person. */
export interface Person {
  kind: 'person'
  userId: string
  companyId: string
  name: string
  role: Role
  rights: ReadonlySet<Right>
  company: CompanyState
  tokenHash: string
}

/** A visitor who holds the token of one conversation. */
export interface Visitor {
  kind: 'visitor'
  companyId: string
  ticketId: string
}

/** A customer who holds the token of one order. */
export interface Customer {
  kind: 'customer'
  companyId: string
  orderId: string
  /** On whose return page they are. */
  webId: string
}

/** Somebody who may set a new password, and nothing else. */
export interface ResetGrant {
  kind: 'reset'
  userId: string
  companyId: string
}

interface Anonymous {
  kind: 'anonymous'
}

export type AnyCaller = Person | Visitor | Customer | ResetGrant | Anonymous

/** One call of an operation, in the terms of the contract, validated. */
export interface Call<Id extends OperationId> {
  path: Part<operations[Id]['parameters'], 'path'>
  query: Part<operations[Id]['parameters'], 'query'>
  body: Body<operations[Id]>
  idempotencyKey: string | undefined
  caller: AnyCaller
  /** Who sends it, for limits: an IPv4 address or an IPv6 /64. */
  sender: string
  /** The secret that signing in left in the caller's browser. */
  device: string | undefined
  /** Leaves one there. */
  keepDevice: (secret: string) => void
  /** What the caller's browser says of itself. */
  userAgent: string
  /** Of the body; undefined where the call names none. */
  signature: BodySignature | undefined
  /** The host, with its port, of the page of another site that calls; empty where its browser does not tell it. */
  site: string | undefined
  /** Whether people of the company are refused in this call, as if they had no account. */
  isBarred: (companyId: string) => boolean
  /** Tells the log whose account a call without a session is about. */
  concerns: (userId: string) => void
  /** Whether the caller also takes an answer in events, as it is written. */
  takesEvents: boolean
  /** Aborts when the call is over, also where its caller leaves before it is answered. */
  over: () => AbortSignal
}

/** What answers the contract: by operationId, with the body of the success. */
export type Handlers = {
  [Id in OperationId]: (
    call: Call<Id>,
  ) => Promise<Answer<operations[Id]> | StreamedAnswer | StreamedList | FileAnswer | EventStream>
}

/** Narrows the caller; the authorization hook has let nobody else pass. */
export function personOf(call: { caller: AnyCaller }): Person {
  if (call.caller.kind === 'person') return call.caller
  throw new Error('This operation is not for signed-in people.')
}

/** Narrows the caller; the authorization hook has let nobody else pass. */
export function resetGrantOf(call: { caller: AnyCaller }): ResetGrant {
  if (call.caller.kind === 'reset') return call.caller
  throw new Error('This operation is not for password resets.')
}

/** Narrows the caller; the authorization hook has let nobody else pass. */
export function visitorOf(call: { caller: AnyCaller }): Visitor {
  if (call.caller.kind === 'visitor') return call.caller
  throw new Error('This operation is not for visitors.')
}

/** Narrows the caller; the authorization hook has let nobody else pass. */
export function customerOf(call: { caller: AnyCaller }): Customer {
  if (call.caller.kind === 'customer') return call.caller
  throw new Error('This operation is not for customers.')
}
