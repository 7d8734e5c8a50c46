import { constants } from '../theme/constants.ts'

/** Where something floats beside its anchor: side, then alignment along it. */
export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | 'right-start' | 'right'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Size = Pick<Box, 'width' | 'height'>

const MARGIN = constants.viewportMarginPx

/**
 * The corner, in px of the window, at which a floating box stands beside its anchor.
 * It turns to the other side where its own has no room, and never leaves the window.
 */
export function placeFloating(anchor: Box, floating: Size, window: Size, placement: Placement, gap: number) {
  const [side, alignment = 'center'] = placement.split('-')
  if (side === 'right') {
    const fits = anchor.left + anchor.width + gap + floating.width <= window.width - MARGIN
    const left = fits ? anchor.left + anchor.width + gap : anchor.left - gap - floating.width
    const top = alignment === 'start' ? anchor.top : anchor.top + (anchor.height - floating.height) / 2
    return keepInside({ left, top }, floating, window)
  }
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - gap - floating.height
  const fitsBelow = below + floating.height <= window.height - MARGIN
  const fitsAbove = above >= MARGIN
  const top = side === 'bottom' ? (fitsBelow || !fitsAbove ? below : above) : fitsAbove ? above : below
  return keepInside({ left: alongX(anchor, floating, alignment), top }, floating, window)
}

function alongX(anchor: Box, floating: Size, alignment: string): number {
  if (alignment === 'start') return anchor.left
  if (alignment === 'end') return anchor.left + anchor.width - floating.width
  return anchor.left + (anchor.width - floating.width) / 2
}

function keepInside(corner: { left: number; top: number }, floating: Size, window: Size) {
  return {
    left: between(corner.left, window.width - floating.width - MARGIN),
    top: between(corner.top, window.height - floating.height - MARGIN),
  }
}

function between(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most))
}
