/** The readable text of an HTML page, with its headings as Markdown has them. */
import { compile, type DomNode, type FormatCallback, type HtmlToTextOptions } from 'html-to-text'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** What a page has beside what it is about. */
const BESIDE = [
  'nav, aside, footer, script, style, select, textarea, dialog, template, noscript, iframe, object, svg, canvas, video, audio',
  'img, hr, [hidden], [class*="breadcrumb"], [class*="skip-link"]',
  '[role="navigation"], [role="banner"], [role="contentinfo"], [role="search"], [role="dialog"], [role="alertdialog"]',
  // The boxes that ask about cookies.
  '[id*="cookie-"], [id*="consent"], [class*="cookie-banner"], [class*="cookie-consent"], [class*="cookie-notice"]',
  '#CybotCookiebotDialog, #didomi-host, #axeptio_overlay, #tarteaucitronRoot, .cc-window',
]
  .flatMap((some) => some.split(', '))
  .map((selector) => ({ selector, format: 'skip' }))

/** In elements; deeper ones are left out. */
const DEEPEST = 100

const heading: FormatCallback = (element, walk, builder, { level }) => {
  builder.openBlock({ leadingLineBreaks: 2 })
  builder.addLiteral(`${'#'.repeat(Number(level))} `)
  walk(element.children, builder)
  builder.closeBlock({ trailingLineBreaks: 2 })
}

/** The header of a page is beside it; one with the page's heading is not. */
const header: FormatCallback = (element, walk, builder) => {
  if (!holdsHeading(element)) return
  builder.openBlock({ leadingLineBreaks: 2 })
  walk(element.children, builder)
  builder.closeBlock({ trailingLineBreaks: 2 })
}

/** A button is a heading where it opens what is below it, as in a list of questions. */
const button: FormatCallback = (element, walk, builder) => {
  if (isWithinHeading(element)) walk(element.children, builder)
}

const cell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder)
  builder.addLiteral(' | ')
}

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: DEEPEST, ellipsis: '' },
  formatters: { heading, header, button, cell },
  selectors: [
    ...HEADINGS.map((selector, place) => ({ selector, format: 'heading', options: { level: place + 1 } })),
    { selector: 'summary', format: 'heading', options: { level: 6 } },
    { selector: 'header', format: 'header' },
    { selector: 'button', format: 'button' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    ...BESIDE,
  ],
}
const MAIN = ['main', '[role="main"]']
const readMain = compile({ ...options, baseElements: { selectors: MAIN, returnDomByDefault: false } })
const readAll = compile({ ...options, baseElements: { selectors: ['body'], returnDomByDefault: true } })

/**
 * The main part of a page; where it has none, all but what is beside it.
 *
 * @param html decoded; whatever is wrong with it.
 */
export function htmlToText(html: string): string {
  const main = tidy(readMain(html))
  return countWords(main) > 0 ? main : tidy(readAll(html))
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

function tidy(text: string): string {
  return text
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ ?(?:\| ?)+(?=\n|$)/g, '')
    .replaceAll(/^ +| +$/gm, '')
    .replaceAll(/^#{1,6}$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function holdsHeading({ name, children }: DomNode): boolean {
  return /^h[1-6]$/.test(name ?? '') || (children ?? []).some((child) => holdsHeading(child))
}

function isWithinHeading({ parent }: DomNode): boolean {
  for (let one = parent; one; one = one.parent) if (/^(h[1-6]|summary|dt)$/.test(one.name ?? '')) return true
  return false
}
