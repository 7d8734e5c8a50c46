import { type RefObject, useEffect, useState } from 'react'

/** In rem: what the side panel needs, and what it must leave to the detail. The css module repeats the first. */
const SIDE = 18.25
const DETAIL_AT_LEAST = 30

/** Whether the side panel has room beside the detail, whatever the navigation and the divider leave of the window. */
export function useSideFits(detail: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const pane = detail.current
    const split = pane?.parentElement
    if (!pane || !split) return undefined
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setFits(split.clientWidth - pane.offsetLeft >= (SIDE + DETAIL_AT_LEAST) * rem)
    }
    // It is told of the present size too, when the page is laid out anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(split)
    observer.observe(pane)
    return () => observer.disconnect()
  }, [detail])
  return fits
}
