import { LazyBoundary, useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { type Job, jobs } from './jobs.ts'
import { onDemand } from '../on-demand/on-demand.ts'

const JobStrip = onDemand(async () => (await import('./job-strip.tsx')).JobStrip)

/** More than this takes long enough to be watched. */
const QUICK = 100

/** The changes of many tickets that are under way, wait for somebody, or have failed. */
export function JobStrips() {
  const shown = usePending(jobs, useUser()._id).filter(needsWatching)
  return (
    // What it would say waits, too: without its code nothing is said.
    <LazyBoundary renderProblem={() => null}>
      {shown.map((job) => (
        <JobStrip key={job.key} job={job} />
      ))}
    </LazyBoundary>
  )
}

function needsWatching({ state, total, done, failures }: Job): boolean {
  return state !== 'waiting' || failures > 0 || (done > 0 && total > QUICK)
}
