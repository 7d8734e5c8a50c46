import type { ReplybayServer } from '@replybay/server'

/** Makes one call and answers its body; a POST where there is one to send. @throws when it is not answered well. */
export type Call = (path: string, body?: unknown) => Promise<unknown>

/** Calls of a running server, for whoever has the token. */
export function signedIn({ url }: ReplybayServer, token: string): Call {
  return async (path, body) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return await answer.json()
  }
}
