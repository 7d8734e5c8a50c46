import purifier from 'dompurify'
import { boundHtml, textOf } from './bounded-html.ts'
import { safeDeclarations, safeSheet } from './safe-styles.ts'

export interface SanitisedHtml {
  /** Without scripts, forms and anything that would load by itself. Styles of elements stand in `data-style`. */
  html: string
  /** The text of its style sheets. */
  styles: string[]
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- what links tell those they lead to
const LINK_KIND = 'noopener noreferrer'

/** What leads to the same place from every page. `https:path` doesn't: it is relative where the page has that scheme. */
const ABSOLUTE = /^\s*(?:https?:\/\/|(?!https?:)[a-z][a-z\d+.-]*:)/i

/** What may be shown of HTML that came from outside. It loads nothing: a picture would tell the sender that one reads. */
export function sanitise(source: string): SanitisedHtml {
  const bounded = boundHtml(source)
  if (!bounded) return { html: textOf(source), styles: [] }
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
  for (const element of body.querySelectorAll('[src]')) {
    if (!isInline(element.getAttribute('src'))) element.removeAttribute('src')
  }
  for (const element of body.querySelectorAll('[style]')) {
    element.setAttribute('data-style', safeDeclarations(element.getAttribute('style') ?? ''))
    element.removeAttribute('style')
  }
  for (const link of body.querySelectorAll('a')) {
    if (!ABSOLUTE.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', LINK_KIND)
  }
  return { html: body.innerHTML, styles: bounded.sheets.map(safeSheet) }
}

/** A picture that is part of the text, and no drawing: such a one can be made to be too much for a browser. */
function isInline(source: string | null): boolean {
  return source !== null && /^data:image\/(?:avif|bmp|gif|jpe?g|png|webp)[;,]/i.test(source.trim())
}
