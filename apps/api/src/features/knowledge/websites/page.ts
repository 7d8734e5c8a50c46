/** What a page says: its text, where it leads, and what it asks of those who read it. */
import { Parser } from 'htmlparser2'
import { cutText } from '../../../platform/cut-text.ts'
import { countWords, htmlToText } from '../html-text.ts'
import { decodePage } from './charset.ts'

export interface PageRequest {
  bytes: Uint8Array
  /** Its header. */
  contentType: string
  /** Its header `X-Robots-Tag`. */
  robots: string
  url: string
}

export interface Page {
  title: string
  /** The name of the whole website, where the page says it. */
  siteName: string
  text: string
  words: number
  /** Whole addresses, as they are written; none where they are not to be followed. */
  links: string[]
  canonical: string | undefined
  /** Whether it may be known. */
  isIndexed: boolean
}

const LONGEST_TITLE = 200
const MOST_LINKS = 2_000

interface Marks {
  title: string
  heading: string
  siteName: string
  robots: string
  canonical: string | undefined
  base: string | undefined
  links: string[]
}

export function readPage({ bytes, contentType, robots, url }: PageRequest): Page {
  const html = decodePage(bytes, contentType)
  const marks = readMarks(html)
  const asks = ownRules(robots) + ',' + marks.robots
  const base = URL.parse(marks.base ?? '', url)?.href ?? url
  const whole = (address: string) => URL.parse(address, base)?.href
  const text = htmlToText(html)
  const title = tidyTitle(marks.heading) || tidyTitle(marks.title)
  return {
    title,
    siteName: tidyTitle(marks.siteName) || tidyTitle(marks.title) || title,
    text,
    words: countWords(text),
    links: /\b(nofollow|none)\b/i.test(asks)
      ? []
      : [...new Set(marks.links.flatMap((one) => whole(one) ?? []))],
    canonical: marks.canonical && whole(marks.canonical),
    isIndexed: !/\b(noindex|none)\b/i.test(asks),
  }
}

/** The rules of a header that are for all, or for this reader. */
function ownRules(header: string): string {
  return header
    .split(',')
    .filter((rule) => !/^\s*(?!replybaybot)[\w-]+\s*:/i.test(rule) || /^\s*(max-|unavailable)/i.test(rule))
    .join(',')
}

function readMarks(html: string): Marks {
  const marks: Marks = {
    title: '',
    heading: '',
    siteName: '',
    robots: '',
    canonical: undefined,
    base: undefined,
    links: [],
  }
  let within: 'title' | 'heading' | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && !marks.title) within = 'title'
      else if (name === 'h1' && !marks.heading.trim()) within = 'heading'
      else if (name === 'base') marks.base ??= attributes['href']
      else if (name === 'meta') readMeta(marks, attributes)
      else if (name === 'link' && attributes['rel']?.toLowerCase() === 'canonical') {
        marks.canonical ??= attributes['href']
      } else if (name === 'a' && attributes['href'] && !/\bnofollow\b/i.test(attributes['rel'] ?? '')) {
        if (marks.links.length < MOST_LINKS) marks.links.push(attributes['href'])
      }
    },
    ontext(text) {
      if (within) marks[within] += text
    },
    onclosetag(name) {
      if (name === 'title' || name === 'h1') within = undefined
    },
  })
  parser.end(html)
  return marks
}

function readMeta(marks: Marks, { name, property, content = '' }: Record<string, string>): void {
  if (/^(robots|replybaybot)$/i.test(name ?? '')) marks.robots += `,${content}`
  else if (property === 'og:site_name') marks.siteName ||= content
}

function tidyTitle(title: string): string {
  // No database holds a NUL.
  const tidy = title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return cutText(tidy.toWellFormed(), LONGEST_TITLE)
}
