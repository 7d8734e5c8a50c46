import { domainToUnicode } from 'node:url'

/**
 * The host of a site, as people write it: of a pasted address, what is around the host is left away.
 *
 * @returns undefined where there is no host in it; empty for an empty text.
 */
export function domainOf(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  // A host that is an address in brackets is none of the names that the function knows.
  const host = domainToUnicode(url.hostname) || url.hostname
  return url.port ? `${host}:${url.port}` : host
}
