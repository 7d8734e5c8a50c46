import { useUser } from '@replybay/feature-kit'
import { type Pending, type PendingChange, usePending } from '@replybay/sync'
import { useEffect } from 'react'
import { blocks } from '../blocking/blocks.ts'
import { dropJob, jobs } from '../bulk/jobs.ts'
import { undoings } from '../change/undoings.ts'
import { deletions } from '../deletion/deletions.ts'
import { replies } from '../outbox/replies.ts'

type SampleChange = PendingChange & { sampleWebId?: string }

/** Forgets the changes of sample data that is gone: nobody can bring them to a server that has no such tickets. */
export function useForgetSampleChanges(): void {
  useForget(replies, replies.forget)
  useForget(deletions, deletions.forget)
  useForget(undoings, undoings.forget)
  useForget(blocks, blocks.forget)
  useForget(jobs, dropJob)
}

function useForget<Change extends SampleChange>(
  pending: Pick<Pending<Change>, 'snapshot' | 'under' | 'parse'>,
  forget: (userId: string, key: string) => void,
) {
  const { _id: userId, sample_webs: samples = [] } = useUser()
  const gone = usePending(pending, userId)
    .filter(({ sampleWebId }) => sampleWebId !== undefined && !samples.includes(sampleWebId))
    .map(({ key }) => key)
  useEffect(() => {
    for (const key of gone) forget(userId, key)
  })
}
