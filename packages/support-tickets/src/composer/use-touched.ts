import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a composer is being written in: from the focus in its text until the focus has left all of it. Stands before
 * what gives the text the focus.
 */
export function useTouched(place: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const hasFocus = () => element.contains(document.activeElement)
    const ending = new AbortController()
    const { signal } = ending
    const onFocus = ({ target }: Event) => {
      // A dialog that one of its menus has opened is something else.
      if (target instanceof HTMLTextAreaElement && !target.closest('dialog')) setTouched(true)
    }
    // By then it is known where the focus went; a window that is left keeps it.
    const onLeave = () => setTimeout(() => !signal.aborted && !hasFocus() && setTouched(false))
    // A button that is pressed leaves the keyboard open.
    const onPress = (event: Event) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null
      if (isButton && document.activeElement instanceof HTMLTextAreaElement && hasFocus())
        event.preventDefault()
    }
    element.addEventListener('focusin', onFocus, { signal })
    element.addEventListener('focusout', onLeave, { signal })
    element.addEventListener('mousedown', onPress, { signal })
    return () => ending.abort()
  }, [place])
  return isTouched
}
