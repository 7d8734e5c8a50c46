import { useIsOnline } from '@replybay/ui-kit'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useDevice } from '../device/device-settings.ts'
import { listenForScans } from './listen-for-scans.ts'

/** Whether scans arrive: not while another window has the keys; without a network they are kept. */
export type ScannerState = 'listening' | 'offline' | 'silent'

/**
 * Hears every scan for as long as the component is on the page.
 *
 * @param onScan told of the code, and when it was scanned, as events tell it.
 */
export function useScanner(onScan: (code: string, at: number) => void): ScannerState {
  const [{ gapMs, suffix }] = useDevice()
  const isOnline = useIsOnline()
  const hasKeys = useSyncExternalStore(subscribe, () => document.hasFocus())
  const hear = useEffectEvent(onScan)
  useEffect(() => listenForScans({ gapMs, suffix, onScan: (code, at) => hear(code, at) }), [gapMs, suffix])
  if (!hasKeys) return 'silent'
  return isOnline ? 'listening' : 'offline'
}

function subscribe(onChange: () => void): () => void {
  addEventListener('focus', onChange)
  addEventListener('blur', onChange)
  return () => {
    removeEventListener('focus', onChange)
    removeEventListener('blur', onChange)
  }
}
