import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * An element that is shown in `home`, or in a place of the page while there is one. It is moved and not drawn anew, and
 * keeps the focus on the way: a key that is pressed meanwhile reaches the button it was meant for.
 */
export function useMovable() {
  const [movable] = useState(() => document.createElement('div'))
  const home = useRef<HTMLDivElement>(null)
  const [isPlaced, setPlaced] = useState(false)
  const moveTo = useCallback(
    (parent: HTMLElement | null) => {
      const focused = document.activeElement
      parent?.append(movable)
      if (focused instanceof HTMLElement && movable.contains(focused)) focused.focus({ preventScroll: true })
    },
    [movable],
  )
  const setPlace = useCallback(
    (place: HTMLElement | null) => {
      moveTo(place ?? home.current)
      setPlaced(place !== null)
    },
    [moveTo],
  )
  useLayoutEffect(() => {
    if (!movable.isConnected) moveTo(home.current)
  }, [movable, moveTo])
  return { movable, home, isPlaced, setPlace }
}
