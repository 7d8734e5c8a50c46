import { LinkifyIt } from 'linkify-it'

export interface TextPart {
  text: string
  /** A web or mail address, where the part is one. */
  href?: string
}

// Nothing but http, https and mailto: no other address leads where a support person wants to go.
const finder = new LinkifyIt().add('ftp:', null).add('//', null)

/** Cuts a text into plain parts and addresses: http, https and mail, a mail address also alone. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { index, lastIndex, url } of finder.match(text) ?? []) {
    if (!URL.canParse(url)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: text.slice(index, lastIndex), href: new URL(url).href })
    from = lastIndex
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
