/** Addresses of a website's pages: each written in one way, and those left out that lead nowhere or on for ever. */

/** What tells where a visitor came from, or who they are, and not which page it is. */
const TRACKING =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|srsltid|yclid|_ga|_gl|ref|phpsessid|sid|session_?id)$/i
/** What is no page to read. */
const FILES =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|rss|atom|gz|zip|rar|7z|tar|pdf|docx?|xlsx?|pptx?|csv|mp[34]|m4a|webm|mov|avi|ogg|wav|woff2?|ttf|otf|eot|exe|dmg|apk|ics)$/i
/** Pages of the person who visits a shop, and not of the shop. */
const PERSONAL =
  /\/(?:cart|checkout|basket|panier|commande|carrito|login|logout|signin|signup|register|connexion|deconnexion|wishlist|wp-admin|wp-login\.php|wp-json|cdn-cgi|my-account|mon-compte|mi-cuenta)(?:\/|$)/i
const ACTIONS = /^(add[-_]to[-_]cart|add|remove|action|_wpnonce|replytocom|print|share)$/i

const LONGEST = 500
const MOST_PARAMETERS = 3
const MOST_SEGMENTS = 10
/** How often a name may stand in a path: a link that leads below itself makes a longer path each time. */
const MOST_REPEATS = 2

/**
 * A page's address in the one way that it is written.
 *
 * @param site the origin of the website; its pages are those of its host, with or without "www." and with either protocol.
 * @returns undefined for one that is no page of the website to read.
 */
export function pageAddress(address: string, site: URL): string | undefined {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || bare(url.host) !== bare(site.host)) return undefined
  if (url.username || url.password) return undefined
  url.protocol = site.protocol
  url.host = site.host
  url.hash = ''
  url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/;jsessionid=[^/]*/i, '')
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name))
  url.search = new URLSearchParams(parameters.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
  if (url.href.length > LONGEST || parameters.length > MOST_PARAMETERS) return undefined
  if (parameters.some(([name]) => ACTIONS.test(name))) return undefined
  if (FILES.test(url.pathname) || PERSONAL.test(url.pathname) || isEndless(url.pathname)) return undefined
  return url.href
}

/** The pages of a website among addresses, each once. */
export function pageAddresses(addresses: readonly string[], origin: string): string[] {
  const site = new URL(origin)
  return [...new Set(addresses.flatMap((one) => pageAddress(one, site) ?? []))]
}

/** The address that a website is named by is read whatever it looks like. */
export function firstAddress(start: URL): string {
  return pageAddress(start.href, start) ?? start.href
}

/** Whether two hosts are one website's. */
export function isSameSite(one: URL, other: URL): boolean {
  return bare(one.host) === bare(other.host)
}

/** The same page for those who do not count its parameters. */
export function pathOf(address: string): string {
  return address.replace(/\?.*/, '')
}

function isEndless(path: string): boolean {
  const segments = path.split('/').filter(Boolean)
  const times = Map.groupBy(segments, (one) => one)
  return segments.length > MOST_SEGMENTS || [...times.values()].some((same) => same.length > MOST_REPEATS)
}

function bare(host: string): string {
  return host.replace(/^www\./, '')
}
