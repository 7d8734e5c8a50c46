import { useEffect, useEffectEvent, useState } from 'react'

const SECOND = 1000

/** Counts seconds down while it runs, and calls back at the end. Returns the seconds that are left. */
export function useCountdown(
  seconds: number,
  { isRunning, onEnd }: { isRunning: boolean; onEnd: () => void },
): number {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  useEffect(() => {
    if (!isRunning || isOver) return
    const timer = setInterval(() => setLeft((now) => now - 1), SECOND)
    return () => clearInterval(timer)
  }, [isRunning, isOver])
  return left
}
