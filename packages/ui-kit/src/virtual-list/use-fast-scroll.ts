import type { Virtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'

/** From so many px in a ms on nobody reads a row. */
const FAST = 2.5
/** What is longer apart is a jump, by a key or to a place, whose rows are wanted whole; in ms. */
const TOGETHER_MS = 100

/** Whether a list is being scrolled faster than anybody reads; `onChange` is for its virtualizer. */
export function useFastScroll() {
  const [isFast, setFast] = useState(false)
  const last = useRef({ offset: 0, at: 0 })
  function onChange({ scrollOffset, isScrolling }: Virtualizer<HTMLDivElement, Element>) {
    const offset = scrollOffset ?? 0
    const at = performance.now()
    const passed = at - last.current.at
    const speed = Math.abs(offset - last.current.offset) / Math.max(1, passed)
    if (offset !== last.current.offset) last.current = { offset, at }
    else if (isScrolling) return
    setFast(isScrolling && passed < TOGETHER_MS && speed > FAST)
  }
  return { isFast, onChange }
}
