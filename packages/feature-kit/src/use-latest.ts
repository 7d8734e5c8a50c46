import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same, and does what the newest one does: who is given it need not be drawn again for it. */
export function useLatest<Parameters extends unknown[]>(
  act: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...parameters) => newest.current(...parameters), [])
}
