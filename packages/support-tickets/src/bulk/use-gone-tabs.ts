import { tabGone, tabId } from '@replybay/sync'
import { useEffect, useState } from 'react'
import type { Job } from './job-store.ts'

/** Ids of the tabs that have begun a job and are gone, so that another has to go on with it. */
export function useGoneTabs(jobs: readonly Job[]): ReadonlySet<string> {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const others = [...new Set(jobs.map(({ tab }) => tab))].filter((tab) => tab !== tabId).join(' ')
  useEffect(() => {
    if (others === '') return undefined
    const leaving = new AbortController()
    for (const tab of others.split(' ')) {
      tabGone(tab, leaving.signal).then(
        () => setGone((known) => new Set(known).add(tab)),
        () => undefined,
      )
    }
    return () => leaving.abort()
  }, [others])
  return gone
}
