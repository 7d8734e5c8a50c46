/** The calls of a visitor. */
import type { components, operations } from '@replybay/api-client'
import type { KeptConversation } from './kept.ts'

type Schemas = components['schemas']
type BodyOf<Id extends 'openConversation' | 'continueConversation'> =
  operations[Id]['requestBody']['content']['application/json']

export interface ConversationAnswer {
  conversation: Schemas['Conversation']
  nextCursor?: string | null
}

/** A call that the server refused, or that did not reach it. */
export class CallProblem extends Error {
  /** 0 where the server was not reached. */
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, code?: string) {
    super(code ?? String(status))
    this.status = status
    this.code = code
  }
}

/** What has not been answered by then did not reach the server; in ms. */
const CALL_LIMIT_MS = 40_000
const UPLOAD_LIMIT_MS = 300_000

const of = ({ id }: KeptConversation) => `/visitor/conversations/${id}`

export type Calls = ReturnType<typeof createCalls>

/**
 * @param base the API's, such as `https://desk.example/api/v1`
 */
export function createCalls(base: string) {
  async function call<Data>(
    path: string,
    {
      token,
      body,
      key,
      method = body ? 'POST' : 'GET',
    }: { token?: string; body?: object; key?: string; method?: 'GET' | 'POST' } = {},
  ): Promise<Data> {
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), CALL_LIMIT_MS)
    const response = await fetch(base + path, {
      method,
      signal: over.signal,
      credentials: 'omit',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new CallProblem(0)
    })
    // Sound: the contract says what is answered; a failure has a code.
    const answer = (await response.json().catch(() => ({}))) as { data: Data; code?: string }
    clearTimeout(timer)
    if (over.signal.aborted) throw new CallProblem(0)
    if (!response.ok) throw new CallProblem(response.status, answer.code)
    return answer.data
  }
  return {
    widget: (webId: string, language: string | undefined) =>
      call<{ widget: Schemas['Widget'] }>(
        `/visitor/webs/${encodeURIComponent(webId)}${language ? `?language=${encodeURIComponent(language)}` : ''}`,
      ),
    open: (body: BodyOf<'openConversation'>, key: string) =>
      call<{ conversation: Schemas['Conversation']; token: string }>('/visitor/conversations', { body, key }),
    /** @param page the messages before a cursor, or whether the newest are seen */
    read: (own: KeptConversation, page: { cursor?: string; seen?: 'true' } = {}) =>
      call<ConversationAnswer>(`${of(own)}?${new URLSearchParams(page)}`, { token: own.token }),
    write: (own: KeptConversation, body: BodyOf<'continueConversation'>, key: string) =>
      call<ConversationAnswer>(`${of(own)}/messages`, { token: own.token, body, key }),
    askForPerson: (own: KeptConversation) =>
      call<ConversationAnswer>(`${of(own)}/hand-off`, { token: own.token, method: 'POST' }),
    leaveContact: (own: KeptConversation, email: string) =>
      call<ConversationAnswer>(`${of(own)}/contact`, { token: own.token, body: { email } }),
    rate: (own: KeptConversation, rating: Schemas['Rating']) =>
      call<ConversationAnswer>(`${of(own)}/rating`, { token: own.token, body: rating }),
    /** @param progressed of what was sent, from 0 to 1 */
    upload(own: KeptConversation, file: File, progressed: (share: number) => void) {
      return new Promise<Schemas['Attachment']>((resolve, reject) => {
        const form = new FormData()
        form.append('name', file.name)
        form.append('file', file)
        // Fetch tells no progress of what it sends.
        const request = new XMLHttpRequest()
        request.open('POST', `${base}${of(own)}/attachments`)
        request.setRequestHeader('authorization', `Bearer ${own.token}`)
        request.responseType = 'json'
        request.upload.addEventListener('progress', ({ loaded, total }) =>
          progressed(total > 0 ? loaded / total : 0),
        )
        request.timeout = UPLOAD_LIMIT_MS
        for (const lost of ['error', 'timeout']) {
          request.addEventListener(lost, () => reject(new CallProblem(0)))
        }
        request.addEventListener('load', () => {
          // Sound: the contract says what is answered.
          const answer = request.response as { data?: { attachment: Schemas['Attachment'] }; code?: string }
          const attachment = answer?.data?.attachment
          if (attachment) resolve(attachment)
          else reject(new CallProblem(request.status, answer?.code))
        })
        request.send(form)
      })
    },
    async download(own: KeptConversation, fileId: string): Promise<Blob> {
      const response = await fetch(`${base}${of(own)}/attachments/${fileId}`, {
        credentials: 'omit',
        headers: { authorization: `Bearer ${own.token}` },
      })
      if (!response.ok) throw new CallProblem(response.status)
      return await response.blob()
    },
    /** Resolves when the stream ends. @param heard that something may have changed */
    async follow(own: KeptConversation, heard: () => void, signal: AbortSignal): Promise<void> {
      const response = await fetch(`${base}${of(own)}/changes`, {
        credentials: 'omit',
        headers: { authorization: `Bearer ${own.token}` },
        signal,
      })
      if (!response.ok || !response.body) throw new CallProblem(response.status)
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return
        if (value.includes('event:')) heard()
      }
    },
  }
}
