import { useState } from 'react'
import type { StuckChange } from './use-stuck-changes.ts'

/** How often the person has had changes tried again in vain. What is tried by itself counts for nothing. */
export function useFailedTries(stuck: readonly StuckChange[]) {
  const [tries, setTries] = useState({ count: 0, failuresBefore: new Map<string, number>() })
  const hasFailedAgain = stuck.some(
    ({ id, failures }) => failures > (tries.failuresBefore.get(id) ?? Infinity),
  )
  return {
    failedTries: hasFailedAgain ? tries.count : Math.max(0, tries.count - 1),
    tryNow: () => {
      const failuresBefore = new Map(stuck.map(({ id, failures }) => [id, failures]))
      setTries(({ count }) => ({ count: count + 1, failuresBefore }))
      for (const change of stuck) change.tryNow()
    },
  }
}
