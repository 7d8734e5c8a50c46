import type { Ask } from '../ask.ts'
import { listAt } from '../json.ts'
import { Trouble } from '../trouble.ts'
import { askGraph, type MetaKeys } from './graph.ts'

/**
 * What a token may do, as it says of itself. Where it says nothing, the first message that is sent tells.
 *
 * @see https://developers.facebook.com/docs/graph-api/reference/debug_token
 * @throws Trouble `missing-permission`
 */
export async function requireScope(ask: Ask, keys: MetaKeys, scope: string): Promise<void> {
  const { status, json } = await askGraph(ask, keys, 'debug_token', { query: { input_token: keys.token } })
  if (status !== 200) return
  const scopes = listAt(json, 'data', 'scopes')
  if (scopes.length > 0 && !scopes.includes(scope)) {
    throw new Trouble('missing-permission', { value: scope })
  }
}
