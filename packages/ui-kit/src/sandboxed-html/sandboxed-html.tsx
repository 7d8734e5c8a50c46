import { useEffect, useMemo, useRef } from 'react'
import { framePage } from './frame-page.ts'
import { sanitise, type SanitisedHtml } from './sanitise.ts'
import styles from './sandboxed-html.module.css'

export interface SandboxedHtmlProps {
  /** What it is, for those who hear it. */
  label: string
  /** HTML from outside, as it came. */
  html: string
}

/**
 * HTML that came from outside: sanitised, and in a frame in which nothing runs and into which nothing is loaded. Of
 * pictures, only those that are part of the text are shown.
 */
export function SandboxedHtml({ label, html }: SandboxedHtmlProps) {
  const content = useMemo(() => sanitise(html), [html])
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const draw = () => fill(element, content)
    draw()
    element.addEventListener('load', draw)
    return () => element.removeEventListener('load', draw)
  }, [content])
  return (
    <iframe
      ref={frame}
      title={label}
      className={styles['frame']}
      // No scripts run in it; of the same origin it can be measured.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={framePage}
    />
  )
}

/**
 * Writes the content, and makes the frame as high as it. The frame has the page's policy too, under which styles in
 * the text do nothing: they are set one by one.
 */
function fill(frame: HTMLIFrameElement, { html, styles: sheets }: SanitisedHtml): void {
  const page = frame.contentDocument
  // A sheet belongs to the document that it is made for; the type of a window leaves its constructors out.
  const { CSSStyleSheet: Sheet } = (frame.contentWindow ?? {}) as { CSSStyleSheet?: typeof CSSStyleSheet }
  const body = page?.querySelector('body')
  if (!page || !Sheet || !body || !hasPolicy(page)) return
  body.innerHTML = html
  page.adoptedStyleSheets = [BASE, ...sheets].map((text) => {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    return sheet
  })
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
  }
  const fit = () => {
    const height = Math.min(page.documentElement.scrollHeight, TALLEST)
    frame.style.setProperty('block-size', `${height}px`)
  }
  fit()
  // Pictures come later.
  for (const image of page.images) image.addEventListener('load', fit)
}

/** Before the frame's own page is there, a browser has an empty one without its policy; while it comes, one without a head. */
function hasPolicy(page: Document): boolean {
  return page.querySelector('head > meta[http-equiv="Content-Security-Policy"]') !== null
}

/** In px, the length of about thirty printed pages: what is longer scrolls in the frame, and pushes nothing away. */
const TALLEST = 30_000

/** Mail is written for white paper. */
const BASE = `
  html { background: #fff; color: #111a1e; font: 14px/1.43 'Inter Variable', system-ui, sans-serif; }
  body { margin: 0; padding: 12px; overflow-wrap: anywhere; }
  img { max-width: 100%; height: auto; }
`
