import { useLingui } from '@lingui/react/macro'
import { IconPhotoOff } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { sanitise, type SanitisedHtml } from './sanitise.ts'
import styles from './sandboxed-html.module.css'

export interface SandboxedHtmlProps {
  /** What it is, for those who hear it. */
  label: string
  /** HTML from outside, as it came. */
  html: string
}

/**
 * HTML that somebody sent: sanitised, and in a frame in which nothing runs. Pictures from elsewhere are shown when
 * the reader asks for them.
 */
export function SandboxedHtml({ label, html }: SandboxedHtmlProps) {
  const { t } = useLingui()
  const [shownFor, setShownFor] = useState<string>()
  const content = useMemo(() => sanitise(html, shownFor === html), [html, shownFor])
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const draw = () => fill(element, content)
    draw()
    // A browser may put its own empty page there first.
    element.addEventListener('load', draw)
    return () => element.removeEventListener('load', draw)
  }, [content])
  return (
    <div className={styles['place']}>
      {content.blockedImages > 0 && (
        <Banner
          tone="info"
          icon={<IconPhotoOff />}
          action={
            <Button size="sm" variant="subtle" onClick={() => setShownFor(html)}>
              {t`Show pictures`}
            </Button>
          }
        >
          {t`Pictures from elsewhere are hidden: they would tell the sender that you read this.`}
        </Banner>
      )}
      <iframe
        ref={frame}
        title={label}
        className={styles['frame']}
        // No scripts run in it; of the same origin it can be measured.
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}

/**
 * Writes the content, and makes the frame as high as it. The frame has the page's policy, under which styles in the
 * text do nothing: they are set one by one.
 */
function fill(frame: HTMLIFrameElement, { html, styles: sheets }: SanitisedHtml): void {
  const page = frame.contentDocument
  // A sheet belongs to the document that it is made for; the type of a window leaves its constructors out.
  const { CSSStyleSheet: Sheet } = (frame.contentWindow ?? {}) as { CSSStyleSheet?: typeof CSSStyleSheet }
  if (!page || !Sheet) return
  page.body.innerHTML = html
  page.adoptedStyleSheets = [BASE, ...sheets].map((text) => {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    return sheet
  })
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
  }
  const fit = () => frame.style.setProperty('block-size', `${page.documentElement.scrollHeight}px`)
  fit()
  // Pictures come later.
  for (const image of page.images) image.addEventListener('load', fit)
}

/** Mail is written for white paper. */
const BASE = `
  html { background: #fff; color: #111a1e; font: 14px/1.43 'Inter Variable', system-ui, sans-serif; }
  body { margin: 0; padding: 12px; overflow-wrap: anywhere; }
  img { max-width: 100%; height: auto; }
`
