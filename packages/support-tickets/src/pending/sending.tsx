import type { Sending } from '@replybay/feature-kit'
import { sendBlocks } from '../blocking/send-blocks.ts'
import { sendJobs } from '../bulk/send-jobs.ts'
import { sendUndoings } from '../change/send-undoings.ts'
import { sendDeletions } from '../deletion/send-deletions.ts'
import { OutboxNotices } from '../outbox/outbox-notices.tsx'
import { sendReplies } from '../outbox/send-replies.ts'
import { sendRemovals } from '../removal/send-removals.ts'
import { RefusalNotices } from './refusal-notices.tsx'
import { useExpectedCounts } from './use-expected-counts.ts'
import { useForgetSampleChanges } from './use-forget-sample-changes.ts'

/** What brings the changes to the server that are kept in the browser. */
export const sending: Sending = {
  queues: [sendReplies, sendDeletions, sendRemovals, sendUndoings, sendBlocks, sendJobs],
  Notices: SendingNotices,
}

function SendingNotices() {
  useForgetSampleChanges()
  useExpectedCounts()
  return (
    <>
      <OutboxNotices />
      <RefusalNotices />
    </>
  )
}
