import { useSyncExternalStore } from 'react'
import styles from './virtual-list.module.css'

let known: number | undefined

/** How many px a rem has: more than 16 where a person wants larger text, also from when that changes. */
export function useRem(): number {
  return useSyncExternalStore(subscribe, () => (known ??= read()))
}

/** No event tells that the size of text changed: an element of 1rem does. */
function subscribe(onChange: () => void): () => void {
  const probe = document.createElement('div')
  probe.className = styles['rem'] ?? ''
  probe.ariaHidden = 'true'
  document.body.append(probe)
  const observer = new ResizeObserver(() => {
    known = read()
    onChange()
  })
  observer.observe(probe)
  return () => {
    observer.disconnect()
    probe.remove()
  }
}

const read = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
