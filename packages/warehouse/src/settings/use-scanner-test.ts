import { useEffect, useEffectEvent } from 'react'
import type { Press } from '../scanner/measure-scan.ts'

/** Nothing more comes of a scan after that; in ms. */
const SILENCE_MS = 500

/**
 * Takes all keys of the page until a code has come.
 *
 * @param onCode told of the keys of one code, and what came after it.
 * @param onCancel by Escape.
 */
export function useScannerTest(
  isRunning: boolean,
  { onCode, onCancel }: { onCode: (presses: readonly Press[]) => void; onCancel: () => void },
): void {
  const tell = useEffectEvent(onCode)
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    if (!isRunning) return
    let presses: Press[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    function finish() {
      clearTimeout(timer)
      const all = presses
      presses = []
      tell(all)
    }
    function onKeyDown(event: KeyboardEvent) {
      const { key, timeStamp } = event
      const isEnd = key === 'Enter' || key === 'Tab'
      // Who uses the keyboard goes on to the button that ends it.
      if (isEnd && presses.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (key === 'Escape') return cancel()
      presses.push({ key, at: timeStamp })
      clearTimeout(timer)
      if (isEnd) finish()
      else timer = setTimeout(finish, SILENCE_MS)
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true })
      clearTimeout(timer)
    }
  }, [isRunning])
}
