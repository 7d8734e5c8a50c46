import { Failure } from '../../platform/contract/failure.ts'

/**
 * A typed address as it is kept: over https, without query and closing slash.
 *
 * @throws Failure `invalid-request`
 */
export function readShopAddress(typed: string): string {
  const text = typed.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`)
  if (!url || url.username || url.password) throw new Failure('invalid-request')
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
