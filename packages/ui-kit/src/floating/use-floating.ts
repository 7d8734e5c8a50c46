import { type RefObject, useLayoutEffect } from 'react'
import { type Placement, placeFloating } from './place-floating.ts'

interface Floating {
  isOpen: boolean
  /** An element, or anything else that has a place in the window. */
  anchor: RefObject<Pick<HTMLElement, 'getBoundingClientRect'> | null>
  /** An element with `popover="manual"`. */
  floating: RefObject<HTMLElement | null>
  placement: Placement
  /** Room between the two, in px. @default 4 */
  gap?: number
}

/**
 * Shows an element in the browser's top layer beside its anchor, and keeps it there while things scroll and it grows.
 * The platform's popover does what a positioning library would: no clipping, no portal, no z-index.
 */
export function useFloating({ isOpen, anchor, floating, placement, gap = 4 }: Floating): void {
  useLayoutEffect(() => {
    const box = floating.current
    if (!isOpen || !box) return
    const place = () => {
      if (!anchor.current) return
      const window = { width: document.documentElement.clientWidth, height: innerHeight }
      const size = { width: box.offsetWidth, height: box.offsetHeight }
      const corner = placeFloating(anchor.current.getBoundingClientRect(), size, window, placement, gap)
      box.style.setProperty('left', `${corner.left}px`)
      box.style.setProperty('top', `${corner.top}px`)
    }
    box.showPopover()
    place()
    const growth = new ResizeObserver(place)
    growth.observe(box)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      growth.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      if (box.isConnected) box.hidePopover()
    }
  }, [isOpen, anchor, floating, placement, gap])
}
