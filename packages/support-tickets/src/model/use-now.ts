import { useSession } from '@replybay/feature-kit'
import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** The server's time, renewed often enough for waiting times in minutes: this machine's clock may be wrong. */
export function useNow(): Date {
  const session = useSession()
  const [now, setNow] = useState(() => new Date(session.now()))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(session.now())), TICK_MS)
    return () => clearInterval(timer)
  }, [session])
  return now
}
