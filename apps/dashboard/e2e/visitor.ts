import type { APIRequestContext } from '@playwright/test'
import { expect } from './server.ts'

/** Somebody who writes on a shop's website. */
export interface Visitor {
  /** The id of their conversation, which is a ticket. */
  id: string
  /** What was said in it, by anybody. */
  read: () => Promise<string[]>
  write: (message: string) => Promise<void>
  /** Whether the server still has it. */
  isThere: () => Promise<boolean>
}

/** A visitor opens a conversation. */
export async function aVisitor(request: APIRequestContext, name: string, message: string): Promise<Visitor> {
  const path = '/api/v1/visitor/conversations'
  const opened = await request.post(path, { data: { webId: 'web-maison-lumen', name, message } })
  expect(opened.status()).toBe(201)
  const { data } = await opened.json()
  const own = `${path}/${data.conversation.id}`
  const headers = { authorization: `Bearer ${data.token}` }
  return {
    id: data.conversation.id,
    read: async () => {
      const answer = await (await request.get(own, { headers })).json()
      return answer.data.conversation.messages.map(({ text }: { text: string }) => text)
    },
    write: async (text) => {
      const written = await request.post(`${own}/messages`, { headers, data: { message: text } })
      expect(written.ok()).toBe(true)
    },
    isThere: async () => (await request.get(own, { headers })).ok(),
  }
}
