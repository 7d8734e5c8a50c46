import { LatePart, useUser } from '@replybay/feature-kit'
import { tabId } from '@replybay/sync'
import { lazy } from 'react'
import { type Job, useJobs } from './job-store.ts'
import { useGoneTabs } from './use-gone-tabs.ts'

const JobStrip = lazy(async () => ({ default: (await import('./job-strip.tsx')).JobStrip }))

/** More than this takes long enough to be watched. */
const QUICK = 100

/** The changes of many tickets that are under way, wait for somebody, or have failed. */
export function JobStrips() {
  const jobs = useJobs(useUser()._id)
  const gone = useGoneTabs(jobs)
  const shown = jobs.filter((job) => needsWatching(job) || gone.has(job.tab))
  return (
    <LatePart>
      {shown.map((job) => (
        <JobStrip key={job.id} job={job} isLeft={gone.has(job.tab)} />
      ))}
    </LatePart>
  )
}

function needsWatching({ state, total, tab }: Job): boolean {
  if (state === 'running') return total > QUICK
  return state !== 'waiting' && (state === 'ended' || tab === tabId)
}
