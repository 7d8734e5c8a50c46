import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to the first control of what has loaded after the popover around it was opened. */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  return box
}
