import { LinkifyIt } from 'linkify-it'

export interface TextPart {
  text: string
  /** A web or mail address, where the part is one. */
  href?: string
}

// Nothing but http, https and mailto: no other address leads where a support person wants to go.
const finder = new LinkifyIt().add('ftp:', null).add('//', null)

/** Every address has one of these signs with something right behind it; most texts have none, which is seen at once. */
const SIGN = /[.:@]\S/

/** Cuts a text into plain parts and addresses: http, https and mail, a mail address also alone. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  const found = SIGN.test(text) ? finder.match(text) : null
  for (const { index, lastIndex, url } of found ?? []) {
    if (!URL.canParse(url)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: text.slice(index, lastIndex), href: new URL(url).href })
    from = lastIndex
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
