import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 200

/** Words that are being typed: in the field at once, in the address after a pause. */
export function useTypedSearch(applied = '', apply: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // From here on the address says what is in the field, so that Back changes it.
  if (typed === applied) setTyped(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text: typed ?? applied,
    onChange: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      // Nothing to wait for: who clears the field wants everything back.
      if (text === '') apply(text)
      else timer.current = setTimeout(() => apply(text), PAUSE_MS)
    },
  }
}
