import { framePage } from './frame-page.ts'
import { sanitise } from './sanitise.ts'

/** A text from outside, with what is printed above it. */
export interface PrintedText {
  title: string
  /** Such as who wrote it to whom, each a line. */
  lines: readonly string[]
  /** As it came; without it the plain text is printed. */
  html?: string | undefined
  text: string
}

/** No scripts run in it; without the second, a browser prints no page of a sandbox. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- an attribute
const MAY = 'allow-same-origin allow-modals'

// oxlint-disable-next-line lingui/no-unlocalized-strings -- CSS
const UNSEEN = 'position: fixed; inset: auto; inline-size: 0; block-size: 0; border: 0;'

let last: HTMLIFrameElement | undefined

/**
 * Prints texts from outside on paper, one below the other, without anything else of the page. Nothing in them runs, and
 * nothing is loaded: of pictures, only their words are printed.
 */
export function printTexts(title: string, texts: readonly PrintedText[]): void {
  // A browser tells no sooner than with the next one that a page was printed.
  last?.remove()
  const frame = document.createElement('iframe')
  last = frame
  frame.setAttribute('sandbox', MAY)
  frame.setAttribute('aria-hidden', 'true')
  frame.title = title
  frame.tabIndex = -1
  frame.style.cssText = UNSEEN
  frame.addEventListener(
    'load',
    () => {
      const page = frame.contentDocument
      if (!page) return
      write(page, title, texts)
      frame.contentWindow?.print()
    },
    { once: true },
  )
  frame.srcdoc = framePage
  document.body.append(frame)
}

function write(page: Document, title: string, texts: readonly PrintedText[]): void {
  page.title = title
  // A sheet belongs to the document that it is made for; the type of a window leaves its constructors out.
  const { CSSStyleSheet: Sheet } = (page.defaultView ?? {}) as { CSSStyleSheet?: typeof CSSStyleSheet }
  const sheetOf = (css: string) => {
    const sheet = Sheet && new Sheet()
    sheet?.replaceSync(css)
    return sheet ? [sheet] : []
  }
  const make = (name: string, text = '') => Object.assign(page.createElement(name), { textContent: text })
  page.adoptedStyleSheets = sheetOf(PAPER)
  page.body.append(make('h1', title))
  for (const { title: name, lines, html, text } of texts) {
    const section = make('section')
    section.append(make('h2', name), ...lines.map((line) => make('p', line)))
    const content = make(html ? 'div' : 'pre', html ? '' : text)
    if (html) {
      const read = sanitise(html)
      // Its styles are its own.
      const root = content.attachShadow({ mode: 'open' })
      root.innerHTML = read.html
      root.adoptedStyleSheets = [BASE, ...read.styles].flatMap(sheetOf)
      for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
        element.style.cssText = element.dataset['style'] ?? ''
      }
    }
    section.append(content)
    page.body.append(section)
  }
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- CSS
const PAPER = `
  html { font: 10.5pt/1.45 'Inter Variable', system-ui, sans-serif; color: #111a1e; }
  body { margin: 0; overflow-wrap: anywhere; }
  h1 { font-size: 15pt; line-height: 1.3; }
  h2 { margin: 0; font-size: 11pt; }
  section { padding-block: 12pt; border-block-start: 0.75pt solid #b7c3c7; }
  section > p { margin: 0; color: #526168; font-size: 9.5pt; }
  section > h2, section > p { break-after: avoid; }
  section > :last-child { display: block; margin-block: 9pt 0; }
  pre { font: inherit; white-space: pre-wrap; }
`

// oxlint-disable-next-line lingui/no-unlocalized-strings -- CSS
const BASE = `
  img { max-width: 100%; height: auto; }
  table { max-width: 100%; }
`
