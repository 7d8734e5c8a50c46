import { useEffect } from 'react'

/** Does something once somebody moves, touches or presses anything: before they can have asked for it. */
export function useFirstInteraction(act: () => unknown): void {
  useEffect(() => {
    const heard = new AbortController()
    const onInteraction = () => {
      heard.abort()
      act()
    }
    for (const kind of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
      addEventListener(kind, onInteraction, { signal: heard.signal, passive: true })
    }
    return () => heard.abort()
  }, [act])
}
