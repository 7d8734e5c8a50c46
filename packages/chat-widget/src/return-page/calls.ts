/** The calls of a customer on the return page. */
import type { components } from '@replybay/api-client'

type Schemas = components['schemas']

export type ReturnPage = Schemas['ReturnPage']
export type Order = Schemas['CustomerOrder']
export type OrderLine = Schemas['CustomerOrderLine']
export type OwnReturn = Schemas['CustomerReturn']
export type Article = Schemas['ExchangeArticle']
export type Photo = Schemas['ReturnPhoto']

/** A call that the server refused, or that did not reach it. */
export class CallProblem extends Error {
  /** 0 where the server was not reached. */
  readonly status: number
  readonly code: string | undefined
  /** In seconds. */
  readonly retryAfter: number

  constructor(status: number, code?: string, retryAfter = 0) {
    super(code ?? String(status))
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** What has not been answered by then did not reach the server; in ms. */
const CALL_LIMIT_MS = 40_000
const UPLOAD_LIMIT_MS = 300_000

const base = '/api/v1/visitor/returns'

interface Call {
  token?: string
  body?: object
  key?: string
}

async function call<Data>(path: string, { token, body, key }: Call = {}): Promise<Data> {
  const response = await fetch(base + path, {
    method: body ? 'POST' : 'GET',
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
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
  if (!response.ok) {
    throw new CallProblem(response.status, answer.code, Number(response.headers.get('retry-after')) || 0)
  }
  return answer.data
}

export const calls = {
  page: async (webId: string, language: string) =>
    (
      await call<{ page: ReturnPage }>(
        `/pages/${encodeURIComponent(webId)}?language=${encodeURIComponent(language)}`,
      )
    ).page,
  find: (body: Schemas['OrderLookup']) => call<{ order: Order; token: string }>('/order', { body }),
  read: async (token: string) => (await call<{ order: Order }>('/order', { token })).order,
  articles: async (token: string, SKU: string, search: string) =>
    (
      await call<{ articles: Article[] }>(
        `/order/exchanges?${new URLSearchParams({ SKU, ...(search && { search }) })}`,
        { token },
      )
    ).articles,
  ask: async (token: string, body: Schemas['CustomerReturnRequest'], key: string) =>
    (await call<{ order: Order }>('/order/return', { token, body, key })).order,
  write: async (token: string, message: string, key: string) =>
    (await call<{ order: Order }>('/order/messages', { token, body: { message }, key })).order,
  /** @param progressed of what was sent, from 0 to 1 */
  upload(token: string, file: Blob, progressed: (share: number) => void, signal: AbortSignal) {
    return new Promise<Photo>((resolve, reject) => {
      const form = new FormData()
      form.append('file', file, 'photo')
      // Fetch tells no progress of what it sends.
      const request = new XMLHttpRequest()
      request.open('POST', `${base}/order/photos`)
      request.setRequestHeader('authorization', `Bearer ${token}`)
      request.responseType = 'json'
      request.timeout = UPLOAD_LIMIT_MS
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        progressed(total > 0 ? loaded / total : 0),
      )
      for (const lost of ['error', 'timeout', 'abort']) {
        request.addEventListener(lost, () => reject(new CallProblem(0)))
      }
      request.addEventListener('load', () => {
        // Sound: the contract says what is answered.
        const answer = request.response as { data?: { photo: Photo }; code?: string } | null
        if (answer?.data) resolve(answer.data.photo)
        else reject(new CallProblem(request.status, answer?.code))
      })
      signal.addEventListener('abort', () => request.abort())
      request.send(form)
    })
  },
}
