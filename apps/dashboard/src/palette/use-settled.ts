import { useEffect, useState } from 'react'

const PAUSE_MS = 150

/** What is typed once nothing was typed for a moment; nothing at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
