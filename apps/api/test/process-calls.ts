/** Calls to a server that runs as a process; every answer is held to the contract. */
import type { Operation } from '@replybay/api-client'
import { getConversation, openConversation } from '@replybay/api-client/operations'
import { DEMO_WEB_ID } from '../src/platform/demo/accounts.ts'
import { checkAgainstContract } from './contract-check.ts'
import { addressOf, type Address, type AnyAddress, type CallArguments } from './operation-call.ts'

export interface Conversation {
  id: string
  token: string
}

interface CallParts {
  token?: string
  body?: object
  headers?: Record<string, string>
}

export type CallOptions<Op extends Operation> = CallParts & Address<Op>

export async function call<Op extends Operation>(
  address: string,
  operation: Op,
  ...[options]: CallArguments<CallOptions<Op>>
) {
  const { token, body, headers, ...place }: CallParts & AnyAddress = options ?? {}
  const method = operation.method.toUpperCase()
  const url = `/api/v1${addressOf(operation, place)}`
  const response = await fetch(address + url, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  checkAgainstContract(method, url, { status: response.status, type, body: text })
  return { status: response.status, headers: response.headers, body: text }
}

/** Opens a conversation, as a visitor does. */
export async function beginConversation(address: string, message: string): Promise<Conversation> {
  const body = { webId: DEMO_WEB_ID, message }
  const answer = await call(address, openConversation, { body })
  const { data } = JSON.parse(answer.body)
  return { id: data.conversation.id, token: data.token }
}

export async function readConversation(address: string, { id, token }: Conversation): Promise<string> {
  return (await call(address, getConversation, { token, path: { id } })).body
}
