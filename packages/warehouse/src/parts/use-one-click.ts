import { useRef } from 'react'

/** What comes so soon after a click is its second half; in ms. */
const DOUBLE_MS = 500

/**
 * Takes a double click for one.
 *
 * @returns whether a click is one of its own, by when it happened, as its event tells it.
 */
export function useOneClick(): (at: number) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return (at) => {
    const isOwn = at - last.current >= DOUBLE_MS
    if (isOwn) last.current = at
    return isOwn
  }
}
