import { type Ask, basicAuth } from '../ask.ts'
import type { Settings } from '../secrets.ts'
import { Trouble } from '../trouble.ts'

/**
 * What a resource answers is looked at for a right that the key lacks. PrestaShop says 401 of a resource that a key has no
 * right to, as of a key that it does not know: only such a key is refused by the list of resources, too.
 *
 * @param right as `orders: GET`
 * @throws Trouble
 */
export async function requireRight(
  ask: Ask,
  { api_key = '' }: Settings,
  status: number,
  right: string,
): Promise<void> {
  if (status === 401) {
    const list = await ask('/api/', { headers: { ...basicAuth(api_key, ''), accept: 'application/xml' } })
    if (list.status === 401) throw new Trouble('bad-key', { status })
  }
  if (status === 401 || status === 403 || status === 405) {
    throw new Trouble('missing-permission', { status, value: right })
  }
}
