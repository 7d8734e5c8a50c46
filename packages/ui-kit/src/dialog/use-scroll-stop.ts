import { type RefObject, useEffect, useRef } from 'react'

/** A box that the keyboard can reach while there is more in it than is seen, so that it can be scrolled. */
export function useScrollStop<Box extends HTMLElement>(isShown: boolean): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    const element = box.current
    if (!isShown || !element) return
    const look = () => {
      element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isShown])
  return box
}
