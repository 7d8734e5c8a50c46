import { useEffect } from 'react'

/** What hides more than this of the page is a keyboard, no bar of the browser; in px. */
const KEYBOARD_PX = 120

/**
 * While a keyboard covers the page instead of making it smaller, as on iPhones: keeps the frame above it, so that what
 * is written and what was said last both stay in sight.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const { style } = document.documentElement
    const follow = () => {
      // Who has zoomed in sees a part of the page for another reason.
      const isCovered = Math.abs(view.scale - 1) < 0.01 && innerHeight - view.height > KEYBOARD_PX
      if (!isCovered) return void style.removeProperty('--rb-visible-height')
      style.setProperty('--rb-visible-height', `${view.height}px`)
      // The browser has moved the page up, to show a field that is now in sight anyway.
      scrollTo(0, 0)
    }
    // What is asked for has the page laid out: with the frame, that is done anyway.
    const first = requestAnimationFrame(follow)
    view.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(first)
      view.removeEventListener('resize', follow)
      style.removeProperty('--rb-visible-height')
    }
  }, [])
}
