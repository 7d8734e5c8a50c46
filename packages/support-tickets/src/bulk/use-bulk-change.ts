import { useUser } from '@replybay/feature-kit'
import { tabId, tellOfThisTab } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { v4 as randomId } from 'uuid'
import type { BulkChange } from './bulk-change.ts'
import { addJob, dropJob, findJob } from './job-store.ts'
import { runJob } from './run-job.ts'
import { useJobWords } from './use-job-words.ts'

interface Started {
  webId: string
  ids: readonly string[]
  change: BulkChange
  /** To whom the tickets are given. */
  assigneeName?: string | undefined
}

/** Changes many tickets after the time in which that can be undone; till then nothing is sent. */
export function useBulkChange(): (started: Started) => void {
  const toasts = useToasts()
  const client = useQueryClient()
  const user = useUser()
  const words = useJobWords()
  return ({ webId, ids, change, assigneeName }) => {
    const id = randomId()
    const job = { id, webId, change, ...(assigneeName && { assigneeName }) }
    tellOfThisTab()
    addJob(user._id, { ...job, total: ids.length, done: 0, failed: [], state: 'waiting', tab: tabId }, ids)
    toasts.show({
      title: words.done(job, ids.length),
      undo: () => dropJob(user._id, id),
      onExpire: () => {
        // Who signed out meanwhile is asked again when they are back.
        if (findJob(user._id, id)?.state === 'waiting') void runJob(client, user, id)
      },
    })
  }
}
