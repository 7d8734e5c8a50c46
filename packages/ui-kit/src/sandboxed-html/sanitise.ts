import purifier from 'dompurify'
import { boundHtml, textOf } from './bounded-html.ts'
import { safeDeclarations, safeSheet } from './safe-styles.ts'

export interface SanitisedHtml {
  /** Without scripts, forms and anything that would load by itself. Styles of elements stand in `data-style`. */
  html: string
  /** The text of its style sheets. */
  styles: string[]
  /** The addresses of pictures that are left out; each picture's place among them is its `data-image`. */
  images: string[]
  /** How many others are left out since they are too small to be seen: they tell the sender that one reads. */
  trackers: number
  /** Whether a part is marked as what is replied to, by `data-quote`. */
  hasQuote: boolean
  /** Whether it says which colours it has: it is meant for white paper then. */
  hasColours: boolean
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- what links tell those they lead to
const LINK_KIND = 'noopener noreferrer'

/** What leads to the same place from every page. `https:path` doesn't: it is relative where the page has that scheme. */
const ABSOLUTE = /^\s*(?:https?:\/\/|(?!https?:)[a-z][a-z\d+.-]*:)/i

/** What may be shown of HTML that came from outside. It loads nothing: a picture would tell the sender that one reads. */
export function sanitise(source: string): SanitisedHtml {
  const bounded = boundHtml(source)
  if (!bounded) return { html: textOf(source), styles: [], ...plain }
  // A document of its own loads nothing while it is looked through.
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = purifier.sanitize(bounded.html, {
    // Drawings and formulas can name addresses in many ways, and mail has none.
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'audio',
      'video',
      'source',
      'track',
      'link',
      'meta',
      'base',
      'area',
      // What moves, or lies over other text.
      'marquee',
      'dialog',
    ],
    FORBID_ATTR: ['srcset', 'background', 'poster', 'ping', 'popover'],
    ALLOW_DATA_ATTR: false,
    FORCE_BODY: true,
  })
  const { images, trackers } = takeImages(body)
  const hasQuote = markQuotes(body)
  for (const element of body.querySelectorAll('[style]')) {
    element.setAttribute('data-style', safeDeclarations(element.getAttribute('style') ?? ''))
    element.removeAttribute('style')
  }
  for (const link of body.querySelectorAll('a')) {
    if (!ABSOLUTE.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', LINK_KIND)
  }
  const html = body.innerHTML
  const styles = bounded.sheets.map(safeSheet)
  return { html, styles, images, trackers, hasQuote, hasColours: COLOURS.test(html + styles.join('')) }
}

const plain = { images: [], trackers: 0, hasQuote: false, hasColours: false }

const COLOURS = /\b(?:bgcolor|background|color)\b\s*[:=]/i

/** Leaves out pictures that are no part of the text, and says which they are. */
function takeImages(body: HTMLElement): Pick<SanitisedHtml, 'images' | 'trackers'> {
  const images: string[] = []
  let trackers = 0
  for (const element of body.querySelectorAll('[src]')) {
    const source = element.getAttribute('src')?.trim() ?? ''
    if (isInline(source)) continue
    element.removeAttribute('src')
    if (!ELSEWHERE.test(source)) continue
    if (isTiny(element) && /^https?:/i.test(source)) {
      trackers += 1
      continue
    }
    element.setAttribute('data-image', String(images.length))
    images.push(source)
  }
  return { images, trackers }
}

const ELSEWHERE = /^(?:https?:\/\/|cid:)/i
const SMALLEST = 2

/** Too small to be seen, by its own attributes. */
function isTiny(element: Element): boolean {
  const sizes = ['width', 'height'].map((name) => element.getAttribute(name))
  return sizes.every((size) => size !== null && Number.parseFloat(size) <= SMALLEST)
}

/** What mail programs call the email that is replied to, and what stands behind such a line. */
const QUOTES = 'blockquote[type="cite"], .gmail_quote, .yahoo_quoted, .moz-cite-prefix'
// oxlint-disable-next-line lingui/no-unlocalized-strings -- selectors
const QUOTE_BEGINS = '#appendonsend, #divRplyFwdMsg'

const mark = (element: Element) => element.setAttribute('data-quote', '')

function markQuotes(body: HTMLElement): boolean {
  for (const element of body.querySelectorAll(QUOTES)) mark(element)
  for (const element of body.querySelectorAll(QUOTE_BEGINS)) {
    mark(element)
    for (let next = element.nextElementSibling; next; next = next.nextElementSibling) mark(next)
  }
  return body.querySelector('[data-quote]') !== null
}

/** A picture that is part of the text, and no drawing: such a one can be made to be too much for a browser. */
function isInline(source: string | null): boolean {
  return source !== null && /^data:image\/(?:avif|bmp|gif|jpe?g|png|webp)[;,]/i.test(source.trim())
}
