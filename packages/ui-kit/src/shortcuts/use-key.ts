import { useEffect, useEffectEvent } from 'react'
import { isMac } from '../keys/format-keys.ts'
import { keyPress } from './key-press.ts'

/** Does something at keys such as `mod+s`, wherever the focus is, in place of what the browser does at them. */
export function useKey(keys: string, run: () => void): void {
  const onRun = useEffectEvent(run)
  useEffect(() => {
    const mac = isMac()
    const onKeyDown = (event: KeyboardEvent) => {
      if (keyPress(event, mac) !== keys) return
      event.preventDefault()
      onRun()
    }
    document.documentElement.addEventListener('keydown', onKeyDown)
    return () => document.documentElement.removeEventListener('keydown', onKeyDown)
  }, [keys])
}
