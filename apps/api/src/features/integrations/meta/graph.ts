/** The Graph API, through which WhatsApp, Messenger and Instagram are reached. @see https://developers.facebook.com/docs/graph-api */
import { createHmac } from 'node:crypto'
import type { Ask } from '../ask.ts'

const VERSION = 'v25.0'

export interface MetaKeys {
  token: string
  appSecret: string
}

type Asked = Parameters<Ask>[1] & { query?: Readonly<Record<string, string>> }
export type GraphAnswer = Awaited<ReturnType<Ask>>

/**
 * With a proof that the app's secret is known: Meta refuses a wrong one, and an app may ask for it in each call.
 *
 * @see https://developers.facebook.com/docs/graph-api/guides/secure-requests
 */
export async function askGraph(
  ask: Ask,
  { token, appSecret }: MetaKeys,
  path: string,
  { query = {}, headers, ...asked }: Asked = {},
): Promise<GraphAnswer> {
  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const search = new URLSearchParams({ ...query, appsecret_proof: proof })
  return await ask(`/${VERSION}/${path}?${search}`, {
    ...asked,
    headers: { ...headers, ...bearerOf({ token }) },
  })
}

export const bearerOf = ({ token }: Pick<MetaKeys, 'token'>) => ({ authorization: `Bearer ${token}` })

export const postedJson = (body: unknown) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  content: JSON.stringify(body),
})
