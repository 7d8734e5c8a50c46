import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { type ColorScheme, useColorScheme } from '../theme/use-color-scheme.ts'
import { framePage } from './frame-page.ts'
import { sanitise, type SanitisedHtml } from './sanitise.ts'
import styles from './sandboxed-html.module.css'

/** What there is in HTML from outside. */
export type FoundInHtml = Pick<SanitisedHtml, 'images' | 'trackers' | 'hasQuote'>

export interface SandboxedHtmlProps {
  /** What it is, for those who hear it. */
  label: string
  /** HTML from outside, as it came. */
  html: string
  /** Whether what is replied to is left out. @default false */
  isQuoteHidden?: boolean | undefined
  /** Pictures that are shown in their places, as `data:` addresses by those that the HTML names. @default none */
  images?: ReadonlyMap<string, string> | undefined
  /** Told what there is in it. */
  onRead?: ((found: FoundInHtml) => void) | undefined
}

/**
 * HTML that came from outside: sanitised, and in a frame in which nothing runs and into which nothing is loaded. Of
 * pictures, only those that are part of the text are shown, and those that are given.
 */
export function SandboxedHtml(props: SandboxedHtmlProps) {
  const { label, html, isQuoteHidden = false, images, onRead } = props
  const { scheme } = useColorScheme()
  const content = useMemo(() => sanitise(html), [html])
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useEffectEvent((found: FoundInHtml) => onRead?.(found))
  useEffect(() => tell(content), [content])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const pass = (event: KeyboardEvent) => passOn(event, element)
    const draw = () => {
      // In another scheme, its page has other colours.
      fill(element, content, { isQuoteHidden, images, scheme })
      element.contentDocument?.addEventListener('keydown', pass)
    }
    draw()
    element.addEventListener('load', draw)
    return () => {
      element.removeEventListener('load', draw)
      element.contentDocument?.removeEventListener('keydown', pass)
    }
  }, [content, isQuoteHidden, images, scheme])
  return (
    <iframe
      ref={frame}
      title={label}
      className={styles['frame']}
      data-sheet={content.hasColours || undefined}
      // No scripts run in it; of the same origin it can be measured.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={framePage}
    />
  )
}

/** Keys that are pressed after a click into the frame are meant for the page around it. */
function passOn(event: KeyboardEvent, frame: HTMLIFrameElement): void {
  if (!frame.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault()
}

interface Shown extends Pick<SandboxedHtmlProps, 'isQuoteHidden' | 'images'> {
  /** The person's. */
  scheme: ColorScheme
}

/**
 * Writes the content, and makes the frame as high as it. The frame has the page's policy too, under which styles in
 * the text do nothing: they are set one by one.
 */
function fill(
  frame: HTMLIFrameElement,
  content: SanitisedHtml,
  { isQuoteHidden, images, scheme }: Shown,
): void {
  const page = frame.contentDocument
  // A sheet belongs to the document that it is made for; the type of a window leaves its constructors out.
  const { CSSStyleSheet: Sheet } = (frame.contentWindow ?? {}) as { CSSStyleSheet?: typeof CSSStyleSheet }
  const body = page?.querySelector('body')
  if (!page || !Sheet || !body || !hasPolicy(page)) return
  body.innerHTML = content.html
  const sheets = [baseOf(frame, content, scheme), ...content.styles, ...(isQuoteHidden ? [NO_QUOTE] : [])]
  page.adoptedStyleSheets = sheets.map((text) => {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    return sheet
  })
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
  }
  for (const image of page.querySelectorAll<HTMLElement>('[data-image]')) {
    const shown = images?.get(content.images[Number(image.dataset['image'])] ?? '')
    if (shown !== undefined) image.setAttribute('src', shown)
  }
  const fit = () => {
    const height = Math.min(page.documentElement.scrollHeight, TALLEST) + paddingOf(frame)
    frame.style.setProperty('block-size', `${height}px`)
  }
  fit()
  // Pictures come later.
  for (const image of page.images) image.addEventListener('load', fit)
}

/** Above and below its page, in px. */
function paddingOf(frame: HTMLIFrameElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(frame)
  return Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
}

const NO_QUOTE = '[data-quote] { display: none !important; }'

/** Before the frame's own page is there, a browser has an empty one without its policy; while it comes, one without a head. */
function hasPolicy(page: Document): boolean {
  return page.querySelector('head > meta[http-equiv="Content-Security-Policy"]') !== null
}

/** In px, the length of about thirty printed pages: what is longer scrolls in the frame, and pushes nothing away. */
const TALLEST = 30_000

/** In our own colours, but for mail that says which it has: that is written for white paper. */
function baseOf(frame: HTMLIFrameElement, { hasColours }: SanitisedHtml, scheme: ColorScheme): string {
  const around = getComputedStyle(frame)
  // A frame whose scheme is another than that of its page is never transparent.
  const isDark = scheme === 'dark' || around.colorScheme === 'dark'
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- CSS
  const own = `html { color-scheme: ${isDark ? 'dark' : 'light'}; background: transparent; color: ${around.color}; }`
  return `${hasColours ? PAPER : own} ${BASE}`
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- CSS
const PAPER = 'html { background: #fff; color: #111a1e; }'

const BASE = `
  html { font: 14px/1.43 'Inter Variable', system-ui, sans-serif; }
  body { margin: 0; padding: 0; overflow-wrap: anywhere; }
  body > :first-child { margin-top: 0; }
  body > :last-child { margin-bottom: 0; }
  img { max-width: 100%; height: auto; }
`
