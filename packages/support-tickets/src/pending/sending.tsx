import type { Sending } from '@replybay/feature-kit'
import { sendJobs } from '../bulk/send-jobs.ts'
import { ClosingNotices } from '../closing/closing-notices.tsx'
import { sendClosings } from '../closing/send-closings.ts'
import { DeletionNotices } from '../deletion/deletion-notices.tsx'
import { sendDeletions } from '../deletion/send-deletions.ts'
import { OutboxNotices } from '../outbox/outbox-notices.tsx'
import { sendReplies } from '../outbox/send-replies.ts'
import { RemovalNotices } from '../removal/removal-notices.tsx'
import { sendRemovals } from '../removal/send-removals.ts'

/** What brings the changes to the server that are kept in the browser. */
export const sending: Sending = {
  queues: [sendReplies, sendDeletions, sendRemovals, sendClosings, sendJobs],
  Notices: SendingNotices,
}

function SendingNotices() {
  return (
    <>
      <OutboxNotices />
      <DeletionNotices />
      <ClosingNotices />
      <RemovalNotices />
    </>
  )
}
