/** What all of the Graph API has in common: https://developers.facebook.com/docs/graph-api */
import { createHmac } from 'node:crypto'
import { type Call, type HookCall, reply, type Reply } from './platform-server.ts'

/** What is wrong with a call. @see https://developers.facebook.com/docs/graph-api/guides/error-handling */
export interface GraphFault {
  code: number
  subcode?: number
  message?: string
  /** @default 400 */
  status?: number
}

export const graphProblem = ({ code, subcode, message = 'It failed.', status = 400 }: GraphFault): Reply =>
  reply(status, {
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      fbtrace_id: 'AYvBzLgkiUVGsr1NNTn7LSC',
    },
  })

export const badToken = graphProblem({ code: 190, status: 401, message: 'Invalid OAuth access token.' })

export const unknownObject = (id: string) =>
  graphProblem({
    code: 100,
    subcode: 33,
    message: `Unsupported request. Object with ID '${id}' does not exist`,
  })

export const tokenOf = ({ headers }: Call) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''

const hexOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Whether a call proves that it knows the app's secret. */
export const isProven = (call: Call, secret: string) =>
  call.url.searchParams.get('appsecret_proof') === hexOf(secret, tokenOf(call))

/** As an app is told what happens. */
export function toldBy(secret: string, content: unknown): HookCall {
  const body = JSON.stringify(content)
  return {
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${hexOf(secret, body)}` },
    body,
  }
}
