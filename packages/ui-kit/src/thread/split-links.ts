export interface TextPart {
  text: string
  /** An http or https address, where the part is one. */
  href?: string
}

const ADDRESS = /https?:\/\/[^\s<>"]+/giu
/** These end a sentence rather than an address. */
const TAIL = ".,;:!?'»”)]"

/** Cuts a text into plain parts and web addresses. Only whole http and https addresses count. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTail(match[0])
    if (!URL.canParse(address)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: address, href: new URL(address).href })
    from = match.index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

function withoutTail(address: string): string {
  if (address.endsWith(')') && address.includes('(')) return address
  let end = address.length
  while (end > 0 && TAIL.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}
