import { useEffect, useEffectEvent, useState } from 'react'

const SECOND = 1000

/** What is left of a time, in s; it goes on where it was wherever it is shown. */
export interface Clock {
  left: number
}

/** Counts seconds down while it runs, and calls back at the end. Returns the seconds that are left. */
export function useCountdown(
  clock: Clock,
  { isRunning, onEnd }: { isRunning: boolean; onEnd: () => void },
): number {
  const [left, setLeft] = useState(clock.left)
  const end = useEffectEvent(onEnd)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  useEffect(() => {
    if (!isRunning || isOver) return
    const timer = setInterval(() => setLeft((clock.left -= 1)), SECOND)
    return () => clearInterval(timer)
  }, [isRunning, isOver, clock])
  return left
}
