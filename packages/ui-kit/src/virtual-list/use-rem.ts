import { useSyncExternalStore } from 'react'

let known: number | undefined

/** How many px a rem has: more than 16 where a person wants larger text. */
export function useRem(): number {
  return useSyncExternalStore(subscribe, () => (known ??= read()))
}

function subscribe(onChange: () => void): () => void {
  const update = () => {
    known = read()
    onChange()
  }
  addEventListener('resize', update)
  return () => removeEventListener('resize', update)
}

const read = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
