import { useEffect } from 'react'

/** Does something once somebody moves, touches or presses anything: before they can have asked for it. */
export function useFirstSign(act: () => unknown): void {
  useEffect(() => {
    const heard = new AbortController()
    const onSign = () => {
      heard.abort()
      act()
    }
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
      addEventListener(sign, onSign, { signal: heard.signal, passive: true })
    }
    return () => heard.abort()
  }, [act])
}
