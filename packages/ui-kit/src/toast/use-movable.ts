import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * An element that is shown in `home`, or in a place of the page while there is one. It is moved and not drawn anew, and
 * keeps the focus on the way: a key that is pressed meanwhile reaches the button it was meant for.
 */
export function useMovable() {
  const [movable] = useState(() => document.createElement('div'))
  const home = useRef<HTMLDivElement>(null)
  const [isPlaced, setPlaced] = useState(false)
  const setPlace = useCallback(
    (place: HTMLElement | null) => {
      const focused = document.activeElement
      ;(place ?? home.current)?.append(movable)
      if (focused instanceof HTMLElement && movable.contains(focused)) focused.focus({ preventScroll: true })
      setPlaced(place !== null)
    },
    [movable],
  )
  useLayoutEffect(() => {
    if (!movable.isConnected) setPlace(null)
  }, [movable, setPlace])
  return { movable, home, isPlaced, setPlace }
}
