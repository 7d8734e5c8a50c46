import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether fingers may touch the page: known once there is time to do something about it. */
export function useFingers(): boolean {
  const [hasFingers, setFingers] = useState(false)
  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return undefined
    return whenIdle(() => setFingers(true))
  }, [])
  return hasFingers
}
