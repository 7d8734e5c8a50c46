import { useCallback, useLayoutEffect, useState } from 'react'

/**
 * An element at the end of the page, or in a place of it while there is one. It is moved and not drawn anew, and keeps the
 * focus on the way: a key that is pressed meanwhile reaches the button it was meant for.
 */
export function useMovable() {
  const [movable] = useState(() => document.createElement('div'))
  const [isPlaced, setPlaced] = useState(false)
  const setPlace = useCallback(
    (place: HTMLElement | null) => {
      const focused = document.activeElement
      ;(place ?? document.body).append(movable)
      if (focused instanceof HTMLElement && movable.contains(focused)) focused.focus({ preventScroll: true })
      setPlaced(place !== null)
    },
    [movable],
  )
  useLayoutEffect(() => {
    if (!movable.isConnected) setPlace(null)
    return () => movable.remove()
  }, [movable, setPlace])
  return { movable, isPlaced, setPlace }
}
