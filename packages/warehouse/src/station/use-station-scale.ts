import { useSyncExternalStore } from 'react'
import { stationScale } from './station-scale.ts'

/** How much larger than at 1280 × 800 everything is in this window. */
export function useStationScale(): number {
  return useSyncExternalStore(subscribe, () => stationScale(innerWidth, innerHeight))
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
