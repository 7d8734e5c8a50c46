import { useCallback, useRef, useState } from 'react'

/**
 * An element that is shown in `home`, or in a place of the page while there is one. It is moved and not drawn anew, and
 * keeps the focus on the way: a key that is pressed meanwhile reaches the button it was meant for.
 */
export function useMovable() {
  const [movable] = useState(() => document.createElement('div'))
  const [isAway, setAway] = useState(false)
  const homeElement = useRef<HTMLElement | null>(null)
  const moveTo = useCallback(
    (parent: HTMLElement | null) => {
      if (!parent) return
      const focused = document.activeElement
      parent.append(movable)
      if (focused instanceof HTMLElement && movable.contains(focused)) focused.focus({ preventScroll: true })
    },
    [movable],
  )
  const home = useCallback(
    (element: HTMLElement | null) => {
      homeElement.current = element
      if (!movable.isConnected) moveTo(element)
    },
    [movable, moveTo],
  )
  const setPlace = useCallback(
    (place: HTMLElement | null) => {
      moveTo(place ?? homeElement.current)
      setAway(place !== null)
    },
    [moveTo],
  )
  return { movable, home, isAway, setPlace }
}
