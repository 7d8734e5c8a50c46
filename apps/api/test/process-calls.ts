/** Calls to a server that runs as a process; every answer is held to the contract. */
import { DEMO_WEB_ID } from '../src/platform/demo/accounts.ts'
import { checkAgainstContract } from './contract-check.ts'

export interface Conversation {
  id: string
  token: string
}

export interface CallParts {
  token?: string
  body?: object
  headers?: Record<string, string>
}

export async function call(address: string, method: string, path: string, parts: CallParts = {}) {
  const { token, body, headers } = parts
  const url = `/api/v1${path}`
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
export async function openConversation(address: string, message: string): Promise<Conversation> {
  const body = { webId: DEMO_WEB_ID, message }
  const answer = await call(address, 'POST', '/visitor/conversations', { body })
  const { data } = JSON.parse(answer.body)
  return { id: data.conversation.id, token: data.token }
}

export async function readConversation(address: string, { id, token }: Conversation): Promise<string> {
  return (await call(address, 'GET', `/visitor/conversations/${id}`, { token })).body
}
